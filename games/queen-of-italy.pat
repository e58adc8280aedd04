game Queen of Italy
also Terrace, Signora
family Terrace
source Wikipedia, Terrace (solitaire)
decks 2

deal
  11 to reserve
  1 to each of tableau 1 to 4
  player plays 1 from tableau to foundations
  rest to stock

foundations 8
  base rank of first card
  build up in alternating colours wrapping

reserve
  plays only to foundations

tableau 9
  build down in alternating colours wrapping
  move 1 card
  spaces take any card from waste or stock at once

stock
  turn 1 to waste

waste

win when foundations full

example First the player chooses a base, and does nothing else
  r: 3C
  t1: 5H
  t2: 9S
  t3: KD
  t4: 2C
  choices 1
  may only t1 f1, t2 f1, t3 f1, t4 f1
  may not r f1, turn: player plays 1 from tableau to foundations

example Foundations in alternating colours
  f1: 5H
  t1: 6S
  t2: 6D
  may t1 f1
  may not t2 f1: build up in alternating colours wrapping

example A space is filled at once, by the waste first
  f1: 5H
  w: 2C 9H
  t1: 6S
  t2: 3D
  t3: KS
  t4: KH
  t5: KC
  t6: KD
  t7: QS
  t8: QH
  t9: QC
  play t1 f1
  now t1: 9H
  now w: 2C

example The reserve plays to the foundations only
  f1: 5H
  r: 8D 6C
  t1: 7H
  may r f1
  may not r t1: plays only to foundations
