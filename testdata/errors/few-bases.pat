game House
decks 2

deal
  4 aces to foundations # NOTE few-bases "4 aces lie on `foundations`, which has 8 piles"
  4 to each tableau
  rest to stock

foundations 8
  base ace
  build up in suit

tableau 10
  build down in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
