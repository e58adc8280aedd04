game New York
family Two Decks
source solitaireforever.com, New York
decks 2

deal
  1 to foundations
  1 to each tableau
  rest to stock

foundations 8
  base rank of first card
  build up in suit wrapping

tableau 8
  build down in alternating colours wrapping
  move 1 card
  spaces take any card from stock or waste

stock
  top card face up
  turn 1 to waste 1
  turn 1 to waste 2
  turn 1 to waste 3

waste 3

win when foundations full

example The next card plays, or goes to any waste pile
  f1: 9S
  t1: 7S
  t2: AD
  s: (2C) (6H)
  w1: KC
  w2: 2D
  may s t1, w1 t2: build down in alternating colours wrapping
  may turn w1: turn 1 to waste 1
  may turn w2: turn 1 to waste 2
  may turn w3: turn 1 to waste 3
  may not w2 w3, t1 w3
  play turn w1
  now w1: KC 6H
  now s: (2C)

example Spaces take no card of the tableau
  f1: 9S 10S JS QS KS
  t1: AS
  t2: 9C
  w1: 4H
  s: 5H
  may t1 f1: build up in suit wrapping
  may t2 f2: base rank of first card
  may w1 t3, s t3: spaces take any card from stock or waste
  may not t2 t3: spaces take any card from stock or waste

example Only the rank of the first card begins
  f1: 9S
  t1: AS
  may not t1 f2: base rank of first card

example Nine cards lie out
  deal 1
  now f 1 card
  now each t 1 card
  now s 95 cards
