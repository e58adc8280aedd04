game Two Cells for Twelve Kings in ten piles, or the two passes
decks 2

deal
  5 to each tableau
  rest to stock

foundations 8
  base ace
  build up in suit

tableau 10
  build down in suit
  spaces take any card

cells 2

stock
  turn 1 to waste
  redeals 1

waste

win when foundations full
