game Hemispheres
family Two Decks
source Lady Cadogan, Illustrated Games of Patience
decks 2

deal
  bases to red-pile
  bases to black-pile
  1 king of hearts to barrier 1
  1 ace of clubs to barrier 2
  1 king of diamonds to barrier 3
  1 ace of spades to barrier 4
  1 to each tableau
  rest to stock

foundations red-pile 4
  suits hearts hearts diamonds diamonds
  base ace
  build up in suit

foundations black-pile 4
  suits clubs clubs spades spades
  base king
  build down in suit

reserve barrier 4
  plays only to foundations when stock empty and waste empty

# Rows 1 and 2 are the north, 3 and 4 the south.
tableau 4 rows of 3
  build down in suit from tableau when in same row and row is 1 to 2 and card is red card
  build down in suit from waste when row is 1 to 2 and card is red card
  build up in suit from tableau when in same row and row is 3 to 4 and card is black card
  build up in suit from waste when row is 3 to 4 and card is black card
  spaces take any card from waste or stock at once
  spaces take red card from tableau when row is 1 to 2 and row of source is 3 to 4 and stock empty and waste empty
  spaces take black card from tableau when row is 3 to 4 and row of source is 1 to 2 and stock empty and waste empty
  swap red card with black card when row of source is 3 to 4 and row is 1 to 2
  plays only to foundations when card is red card and row is 1 to 2
  plays only to foundations when card is black card and row is 3 to 4
  plays only to tableau

stock
  turn 1 to waste

waste

win when foundations full

example Red north, black south, each the other way round
  t1: 9H
  t2: 8H
  t4: 4D
  t7: 5S
  t8: 6S
  t10: 9C
  s: (2C) (3D) (4C) (5C)
  may t2 t1
  may not t1 t2
  may t8 t7
  may not t7 t10

example A red card of the south changes places with a black one of the north
  t1: 9S
  t7: 5H
  t8: 7C
  s: (2C)
  may t7 t1
  may not t8 t1

example At the end a card of the wrong half goes to a space of its own
  t1: 9S
  t7: 5H
  may t7 t2
  may t1 t8
  may not t7 t8

example As long as there is a stock it does not
  t1: 9S
  t2: 9D
  t3: 9H
  t4: 8D
  t5: 8H
  t6: 7H
  t7: 5H
  t8: 6S
  t9: 7S
  t10: 8S
  t11: 7C
  t12: 8C
  s: (2C) (3D)
  play t7 t1
  now t1: 5H
  now t7: 9S
