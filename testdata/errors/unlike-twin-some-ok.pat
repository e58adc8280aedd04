game House
decks 2

deal
  8 aces to foundations
  4 to each tableau
  rest to stock

foundations 8
  base ace
  build up in suit

tableau 8
  build down in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
