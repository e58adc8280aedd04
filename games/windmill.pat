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
