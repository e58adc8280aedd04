game House
decks 2

deal
  bases to upper # NOTE unlike-twin "the bases of `upper` are laid out, and those of `lower` are not"
  6 to each tableau
  rest to stock

foundations lower 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit

foundations upper 4
  suits spades hearts clubs diamonds
  base king
  build down in suit

tableau 8
  build up or down in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
