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
