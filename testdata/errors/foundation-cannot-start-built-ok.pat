game Built

deal
  1 ace of spades to foundations
  1 two of spades to foundations
  3 aces to foundations
  rest to stock

decks 2

foundations 4
  base ace
  build up in suit

stock
  turn 1 to waste

waste

win when 52 cards on foundations
