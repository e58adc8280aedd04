game Sir Tommy
also Old Patience, Try Again, Numerica
family Planners
source Wikipedia, Sir Tommy, after Parlett and Morehead and Mott-Smith

deal
  rest to stock

foundations 4
  base ace
  build up in any suit

reserve 4
  takes any card from waste

stock
  turn 1 to waste when waste empty

waste

win when foundations full

example A turned card is laid down before the next
  s: (9H) (2D)
  f1: AS
  play turn
  may not turn: turn 1 to waste when waste empty
  may w f1: build up in any suit
  may w r1, w r4: takes any card from waste

example Never from one pile to another, and no redeal
  r1: 5S
  r2: 9C
  may not r1 r2, r1 r3: takes any card from waste
  may not redeal

example An ace begins a foundation, though nobody must play it
  w: AS
  r1: 2H
  may w f1, w r1
  may not r1 f1: base ace

example All cards are in the stock
  deal 1
  now s 52 cards
  may only turn

example The last card wins, whatever the suits
  f1: AS 2H 3S 4H 5S 6H 7S 8H 9S 10H JS QH KS
  f2: AH 2S 3H 4S 5H 6S 7H 8S 9H 10S JH QS KH
  f3: AC 2D 3C 4D 5C 6D 7C 8D 9C 10D JC QD KC
  f4: AD 2C 3D 4C 5D 6C 7D 8C 9D 10C JD QC
  r2: KD
  now not won
  play r2 f4
  now won
