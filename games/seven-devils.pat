game Seven Devils
family Two Decks
source Wikipedia, Seven Devils
decks 2

deal
  7 6 5 4 3 2 1 to tableau top face up
  7 to reserve
  rest to stock

foundations 8
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  spaces take any card

reserve
  plays only to foundations

stock
  turn 1 to waste

waste

win when foundations full

example The seven devils go to foundations alone
  f1: AS
  r: 2S
  t1: 3H
  may r f1
  may not r t1, r t2: plays only to foundations
  play r f1
  now r empty

example Deal 1
  deal 1
  now t1 7 cards
  now t7 1 card
  now r 7 cards
  now s 69 cards

example One card at a time, any into a space, the stock once
  t1: 9S 8H 7C
  t2: 9C
  s: (KD)
  may not t1 t2 2
  may t1 t3
  play turn
  now w: KD
  may w t3
  may not turn
