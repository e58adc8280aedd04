game Osmosis
also Treasure Trove
family Osmosis
source PySolFC, Osmosis

deal
  4 to each reserve top face up
  1 to foundations
  rest to stock

# A pile takes a rank only after the pile before it has taken one of that rank.
foundations 4
  base rank of first card when not pile left empty
  build same suit when pile number is 1 or same rank in pile left

reserve 4

stock
  turn 3 to waste
  redeals unlimited

waste

win when foundations full

example A foundation follows the one above it
  f1: 5S 9S
  f2: 9H
  r1: (2C) KS
  r2: 5H
  r3: KH
  may r1 f1
  may r2 f2
  may not r3 f2

example The other foundations begin with the rank of the first, one after another
  f1: 5S
  r1: 5H
  r2: 9H
  may r1 f2
  may not r1 f3, r2 f2

example Four reserves of four, 35 in the stock
  deal 1
  now each r 4 cards
  now f1 1 card
  now s 35 cards

example Three at a time, over and over
  f1: 5S
  r1: KC
  s: (2D) (9H) (4H)
  play turn
  now w: 4H 9H 2D
  may redeal: redeals unlimited
