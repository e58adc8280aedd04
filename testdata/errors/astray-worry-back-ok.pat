game House
decks 2

deal
  4 to each tableau top face up
  rest to stock

foundations 8
  base ace
  build up in suit
  worry back

tableau 10
  build down in alternating colours
  move 1 card
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
