game House
decks 2

deal
  1 to foundations
  4 to each tableau
  rest to stock

foundations 4 # WARNING foundation-cannot-start "of 8 cards of the rank of the first only 4 can start a foundation; the others can never leave"
  base rank of first card
  build up in suit wrapping

tableau 10
  build down in suit wrapping
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
