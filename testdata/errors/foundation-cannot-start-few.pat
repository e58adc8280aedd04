game Few
decks 2

deal
  4 to each tableau
  rest to stock

foundations 4 # WARNING foundation-cannot-start "of 8 aces only 4 can start a foundation"
  base ace
  build up in suit

tableau 10
  build down in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
