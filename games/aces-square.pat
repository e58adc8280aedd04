game Aces Square
family Pairing
source PySolFC, Aces Square

deal
  1 to each tableau
  rest to stock

tableau 4 rows of 4
  build none
  spaces take any card from stock at once

stock

discard
  takes pair same suit from tableau when in same row and card is not ace
  takes pair same suit from tableau when in same column and card is not ace

win when at most 4 cards in tableau

example Sixteen cards lie out
  deal 1
  now each t 1 card
  now s 36 cards

example Two of a suit in a row or a column, but no ace
  t1: 5S
  t3: 9S
  t9: KS
  t4: AS
  t6: 2S
  may t1+t3: takes pair same suit from tableau when in same row and card is not ace
  may t1+t9: takes pair same suit from tableau when in same column and card is not ace
  may not t1+t4
  may not t1+t6, t3+t9

example The stock fills both spaces
  t1: 5S
  t2: 9S
  t3: 9H
  t4: 2C
  t5: 4H
  t6: 3D
  t7: 8D
  t8: 8C
  t9: JD
  t10: JH
  t11: JC
  t12: QS
  t13: QD
  t14: QH
  t15: QC
  t16: 10D
  s: (3H) (KD) (7S)
  play t1+t2
  now t1: 7S
  now t2: KD
  now s: (3H)
