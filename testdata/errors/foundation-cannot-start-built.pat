game Built

deal
  1 ace of spades to foundations
  1 two of spades to foundations
  4 aces to foundations # ERROR foundation-cannot-start "come to 3 free piles"
  rest to stock

decks 2

foundations 4
  base ace
  build up in suit

stock
  turn 1 to waste

waste

win when 52 cards on foundations
