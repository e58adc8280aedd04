game House, two cells # NOTE title-number "the title says `two cells`, and the game has 3"
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

cells 3

stock
  turn 1 to waste

waste

win when foundations full
