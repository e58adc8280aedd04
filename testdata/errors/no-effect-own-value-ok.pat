game Gates
decks 2

deal
  5 to each reserve
  1 to each tableau
  rest to stock

foundations 8
  suits spades hearts clubs diamonds spades hearts clubs diamonds
  base ace
  build up in suit

tableau 8
  build down in alternating colours
  spaces take any card from reserve 1 at once when cards in reserve 1 is at least cards in reserve 2
  spaces take any card from reserve 2 at once when cards in reserve 1 is at most 3

reserve 2

stock
  turn 1 to waste

waste

win when foundations full
