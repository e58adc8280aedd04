game Windmill
also Propeller
family Two Decks
source PySolFC, Windmill
decks 2

deal
  1 ace to centre
  rest to stock

foundations centre
  base ace
  build up in any suit wrapping
  at most 52 cards
  worry back to corner when cards in pile is at least 2

foundations corner 4
  base king
  build down in any suit
  worry back to centre

# Filled at once, from the deal on.
reserve sail 8
  spaces take any card from waste or stock at once

stock
  turn 1 to waste

waste

win when foundations full

example The middle goes up four times round, the sails feed it
  centre1: AS 2H 3D QC KH
  corner1: KS QD JC
  r1: AC
  r2: 10S
  r3: 9S
  r4: 2D
  r5: 3D
  r6: 4D
  r7: 5D
  r8: 6D
  s: (7D)
  may r1 centre1: build up in any suit wrapping
  may r2 corner1: build down in any suit
  may not r3 corner1: build down in any suit

example A sail is filled at once from the waste, or from the stock
  centre1: AS
  r1: 2C
  r2: 10S
  r3: 9S
  r4: 5D
  r5: 3D
  r6: 4D
  r7: 6H
  r8: 6D
  w: 9C
  s: (7D)
  play r1 centre1
  now r1: 9C

example An ace in the middle, eight sails, 95 in the stock
  deal 1
  now centre1 1 card
  now each r 1 card
  now s 95 cards
