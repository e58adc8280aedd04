game House
decks 2

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 8
  base ace
  build up in suit
  worry back

tableau 7
  build down in alternating colours
  move sequence
  spaces take any card

stock
  turn 1 to waste
  redeals 1

waste

win when foundations full
