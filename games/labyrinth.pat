game Labyrinth
family One Deck
source Wikipedia, Labyrinth (card game), without the last resort
# The row that was dealt last.
counter lowest 1 to 6 from 1

deal
  4 aces to foundations
  1 to each row 1 of tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 6 rows of 8
  build none
  spaces take any card from stock at once when row is 1
  plays only when row is 1 or row is lowest
  plays only when pile above empty or pile below empty

stock

may extend 5 times when not stock empty
  add 1 to lowest
  1 to each row lowest of tableau

win when foundations full

example Free above or below
  counter lowest 3
  f1: AH
  f2: AD 2D 3D
  t3: 9C
  t11: 2H
  t19: 4D
  may not t11 f1: plays only when pile above empty or pile below empty
  may t19 f2: plays only when row is 1 or row is lowest
  play t19 f2
  may t11 f1: plays only when pile above empty or pile below empty

example The first row is filled, the others are not
  counter lowest 3
  f1: AS 2S 3S 4S 5S
  t1: KH
  t2: KD
  t3: KC
  t4: KS
  t5: 6S
  t6: QH
  t7: QD
  t8: QC
  t18: 7S
  s: (8H) (3C)
  play t5 f1
  now t5: 3C
  play t18 f1
  now t18 empty
  may not t1 t9

example The last row is as long as the cards reach
  t1: KH
  t2: KD
  t3: KC
  t4: KS
  t5: 6S
  t6: QH
  t7: QD
  t8: QC
  s: (3H) (2H)
  play extend
  now t9: 2H
  now t10: 3H
  now t11 empty
  may not extend

example Eight cards lie out below the aces
  deal 1
  now each f 1 card
  now t 8 cards
  now s 40 cards
