game Penguin
also Beak and Flipper
family FreeCell
source Wikipedia, Penguin (solitaire)

deal
  1 to tableau 1
  all same rank as tableau 1 to foundations
  1 to each of tableau 2 to 7
  6 to each tableau

foundations 4
  base rank of first card
  build up in suit wrapping

tableau 7
  build down in suit wrapping
  move sequence
  spaces take 1 below base

cells 7

win when foundations full

example The beak's three likes begin the foundations, and it lies deepest itself
  deal 1
  now f 3 cards
  now each t 7 cards

example A space takes only what is one below the base, and what it carries
  f1: 5H
  f2: 5C
  f3: 5D
  t1: 5S 9S
  t2: 6C 4D
  t3: 3C 8S
  may t2 t4 1: spaces take 1 below base
  may t3 t1 1: build down in suit wrapping
  may not t1 t4: spaces take 1 below base

example The foundations go up in suit, round the corner, each from the base
  f1: QH KH
  t1: AH
  t2: QS
  t3: 9D AS
  may t1 f1: build up in suit wrapping
  may t2 f2: base rank of first card
  may not t3 f2: base rank of first card
