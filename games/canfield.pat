game Canfield
also Demon
family Canfield
source Wikipedia, Canfield (solitaire)

deal
  13 to reserve top face up
  1 to foundations
  1 to each tableau
  rest to stock

foundations 4
  base rank of first card
  build up in suit wrapping

reserve

tableau 4
  build down in alternating colours wrapping
  move 1 card
  move pile
  spaces take any card from reserve at once
  spaces take any card from waste or tableau

stock
  turn 3 to waste
  redeals unlimited

waste

win when foundations full

example Thirteen in the reserve, one base, 34 in the stock
  deal 1
  now r 13 cards
  now f1 1 card
  now each t 1 card
  now s 34 cards

example A space is filled from the reserve at once
  f1: 5C
  r: (9H) 2D
  t1: 7S
  t2: 8H
  t3: KS
  t4: KC
  play t1 t2
  now t1: 2D
  now r: 9H

example A whole pile or its top card, never a part
  f1: 5C
  r: (2D) 3D
  t1: 9C 8H 7S
  t2: 8D
  t3: 9S
  t4: 10D
  may t1 t2 1: move 1 card
  may t1 t4 3: move pile
  may not t1 t3 2

example An empty reserve leaves the space to the player: waste or tableau
  f1: 5C
  t1: 9C 8H
  t2: 7D
  t3: KS
  w: 3H
  may w t4, t1 t4 1: spaces take any card from waste or tableau

example Ace and king are neighbours, up and down
  f1: JC QC KC
  t1: AC
  t2: KH
  t3: AS
  t4: 9S
  may t1 f1, t2 t3
