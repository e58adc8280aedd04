game Mount Olympus
family Two Decks
source PySolFC, Mount Olympus
decks 2

deal
  8 aces to odd
  8 twos to even
  1 to each tableau
  rest to stock

foundations odd 8
  base ace
  build up by 2 in suit

foundations even 8
  base two
  build up by 2 in suit

tableau 9
  build down by 2 in suit
  move sequence
  spaces take any card from stock at once
  spaces take any card

stock
  turn 1 to each tableau

win when foundations full

example Aces and twos lie out
  deal 1
  now each t 1 card
  now o8: AD
  now e1: 2C
  now s 79 cards

example Every second card of a suit, and sequences move
  o1: AS
  e1: 2H
  t1: 3S
  t2: 4H
  t3: 9C
  t4: JC
  t5: 8C
  t6: 7D 5D
  t7: 9D
  may t1 o1: build up by 2 in suit
  may t2 e1: build up by 2 in suit
  may t3 t4: build down by 2 in suit
  may t6 t7 2: move sequence
  may not t5 t3: build down by 2 in suit

example The stock fills spaces while it lasts
  t1: 7C
  t2: 9C
  t3: KD
  t4: KD
  t5: KH
  t6: KH
  t7: KS
  t8: KS
  t9: QS
  s: (4D)
  play t1 t2
  now t1: 4D
  now s empty

example Then any card does
  t1: 7C
  t2: 9C
  t3: KD JD
  play t1 t2
  may t3 t1 1: spaces take any card
  may t2 t1 1: spaces take any card
  may not turn

example No card fits: a card goes on each pile
  t1: 7C
  t2: 8C
  t3: 9H
  t4: KD
  t5: KH
  t6: QC
  t7: QS
  t8: QD
  t9: QH
  s: (3C) (4C) (5C) (3D) (4D) (5D) (3H) (4H) (5H)
  may only turn
  play turn
  now t1: 7C 5H
  now t9: QH 3C
