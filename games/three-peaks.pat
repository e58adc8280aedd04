game Three Peaks
also Tri Peaks, TriPeaks
family Golf
source PySolFC, Three Peaks

deal
  1 to each tableau face down
  1 to waste
  rest to stock

tableau
  row . . . * . . . . . * . . . . . * . . .
  row . . * . * . . . * . * . . . * . * . .
  row . * . * . * . * . * . * . * . * . * .
  row * . * . * . * . * . * . * . * . * . *
  covered by next row
  build none
  spaces stay empty

stock
  turn 1 to waste

waste
  build up or down in any suit wrapping

win when tableau empty

example Up or down in any suit, king and ace are neighbours
  w: KS
  t19: AH
  t20: QD
  t21: JC
  may t19 w, t20 w: build up or down in any suit wrapping
  may not t21 w: build up or down in any suit wrapping

example A card is covered while one of two lies on it, and then turns up
  w: 5S
  t10: (9C)
  t19: 6H
  t20: 7D
  play t19 w
  may not t10 w
  play t20 w
  now t10: 9C

example With the peaks gone it is won
  w: 5S
  t1: 6H
  s: (9C)
  now not won
  play t1 w
  now won

example Three peaks of 28 cards, one in the waste, 23 in the stock
  deal 1
  now t 28 cards
  now w 1 card
  now s 23 cards

example Cards are not moved among the peaks; the stock is turned once
  t19: 9S
  t21: 8H
  s: (2C)
  play turn
  now w: 2C
  may not t21 t19: build none
  may not redeal
