game General's Patience
variant of queen-of-italy
also Thirteen
source Solitaire Forever II, after Whitmore Jones, Dalton, Parlett and Barry

deal
  13 to reserve
  1 to each of tableau 1 to 4
  player plays 1 from tableau to foundations
  1 to each empty tableau
  rest to stock

foundations
  build up in suit wrapping

tableau
  move sequence by free spaces
  spaces take any card from waste or tableau

# In the second pass a card that is turned must be played before the next. Goodsol loses the game at once where
# it cannot be (generals-patience-strict); PySolFC and SolSuite have no second pass.
stock
  turn 1 to waste in pass 1
  turn 1 to waste when waste empty
  redeals 1

example First the player chooses a base, and does nothing else
  r: 3C
  t1: 5H
  t2: 9S
  t3: KD
  t4: 2C
  choices 1
  may only t1 f1, t2 f1, t3 f1, t4 f1
  may not r f1, turn

example The choice of deal 1, and what it lays out
  deal 1
  now r 13 cards
  play t1 f
  now r 13 cards
  now each t 1 cards
  now s 81 cards

example Foundations in suit, round the corner
  f1: 5H 6H 7H 8H 9H 10H JH QH KH
  f2: 5S
  t1: AH
  t2: 6C
  may t1 f1
  may not t2 f2: build up in suit wrapping

example Spaces are filled by choice, from the tableau too, never from the reserve
  f1: 5H
  r: 8D
  t1: 9S 7C
  t2: 10H
  may t1 t3: spaces take any card from waste or tableau
  may not r t3, r t1: plays only to foundations

example In the second pass a card that waits keeps the stock closed
  f1: 5H
  t1: 9S
  s: (2C) (3D)
  w: 8S
  pass 2
  may not turn: turn 1 to waste when waste empty
  play w t2, turn
  now w: 3D

example No third pass
  f1: 5H
  w: 8S
  pass 2
  left redeal 0
  may not redeal: redeals 1

example Thirteen cards make a foundation full
  f1: 5H 6H 7H 8H 9H 10H JH QH KH AH 2H 3H 4H
  t1: 5H
  may not t1 f1
  may t1 f2

example The waste is turned over as it lies
  f1: 5H
  t1: 9S
  w: 2C 3D 8S
  play redeal
  now s: (8S) (3D) (2C)
  now pass 2
