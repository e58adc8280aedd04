game Amazons
family Numerica
source PySolFC, Amazons
ranks ace seven to queen

deal
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in any suit from own tableau
  build up in any suit when card is queen

tableau 4
  build none
  spaces stay empty

stock
  turn 1 to each tableau when not own foundations full

may redeal
  gather tableau

win when foundations full

example Sevens to jacks go straight up, aces and queens anywhere
  f2: AC
  f3: AS 7S 8S 9S 10S JS
  t1: 7H
  t2: 7D
  t3: AH
  t4: QC
  may t2 f2: build up in any suit from own tableau
  may t3 f1: base ace
  may t4 f3: build up in any suit when card is queen
  may not t1 f2, t1 f1

example No card comes under a full foundation
  f1: AS 7S 8S 9S 10S JS QS
  s: (7H) (8H) (9H)
  play turn
  now t1 empty
  now t2: 9H
  now t4: 7H

example The deal, and no card goes to another pile
  deal 1
  now each t 1 card
  now s 24 cards
  may not t1 t2: build none

example Spaces wait for the stock
  t1: 8H 7H
  s: (9H)
  may not t1 t2: spaces stay empty

example The piles are taken up as they lie
  t1: 7H
  t2: 7D 8C
  play redeal, turn
  now t1: 7H
  now t2: 7D
  now t3: 8C
