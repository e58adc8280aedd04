game Eight Aces
decks 2

deal
  8 aces to lower
  8 to each tableau
  rest to stock

foundations lower 4 # ERROR foundation-cannot-start "8 aces come to 4 free piles of `lower`"
  base ace
  build up in suit

tableau 10
  build down in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
