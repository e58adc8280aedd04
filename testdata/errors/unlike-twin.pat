game House
decks 2

deal
  bases to lower
  bases to upper
  6 to each tableau
  rest to stock

foundations lower 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit

foundations upper 4 # NOTE unlike-twin "`lower` says which suit each pile is for, and `upper` does not"
  base king
  build down in suit

tableau 8
  build up or down in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
