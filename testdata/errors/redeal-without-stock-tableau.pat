game House
decks 2

deal
  2 to each tableau top face up
  rest to stock

foundations 8
  base ace
  build up in suit
  worry back

tableau 9
  build down in alternating colours
  move sequence
  spaces take king

stock
  turn 1 to each tableau
  redeals 1 # ERROR redeal-without-stock "`redeals 1` turns the waste over, but no card"

win when foundations full
