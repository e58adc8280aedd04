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

example Eleven in the reserve; with the base chosen nine piles of one, and 83 in the stock
  deal 1
  now r 11 cards
  now t 4 cards
  play t1 f
  now each t 1 card
  now f 1 card
  now s 83 cards

example Every foundation begins with the rank of the first
  f1: 5H
  t1: 5C
  t2: 6H
  may t1 f2
  may not t2 f2: base rank of first card

example Down in alternating colours, king on ace, one card at a time
  f1: 5H
  t1: 10S 9H
  t2: 10C
  t3: JD
  t4: AS
  t5: KH
  may t1 t2 1, t5 t4
  may not t2 t1: build down in alternating colours wrapping
  may not t1 t3 2: move 1 card

example One card at a time from the stock, and no redeal
  f1: 5H
  t1: 9S
  t2: 9H
  t3: 9C
  t4: 9D
  t5: JS
  t6: JH
  t7: JC
  t8: JD
  t9: KS
  s: (2C) (3D)
  play turn
  now w: 3D
  play turn
  now w: 3D 2C
  may not turn, redeal

example The last card wins
  f1: 5H 6S 7H 8S 9H 10S JH QS KH AS 2H 3S 4H
  f2: 5S 6H 7S 8H 9S 10H JS QH KS AH 2S 3H 4S
  f3: 5H 6S 7H 8S 9H 10S JH QS KH AS 2H 3S 4H
  f4: 5S 6H 7S 8H 9S 10H JS QH KS AH 2S 3H 4S
  f5: 5D 6C 7D 8C 9D 10C JD QC KD AC 2D 3C 4D
  f6: 5C 6D 7C 8D 9C 10D JC QD KC AD 2C 3D 4C
  f7: 5D 6C 7D 8C 9D 10C JD QC KD AC 2D 3C 4D
  f8: 5C 6D 7C 8D 9C 10D JC QD KC AD 2C 3D
  t1: 4C
  now not won
  play t1 f
  now won
