game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  5 to reserve face down
  rest to stock

foundations 4
  base ace
  build up in suit
  worry back when cards in pile is at least 1 # WARNING no-effect "always holds"

reserve
  exposed card stays down when cards in pile is at least 6 # WARNING no-effect "a pile there never has more than 5 cards"

tableau 7
  build down in alternating colours
  move sequence
  move any cards when tableau empty # WARNING no-effect "a pile with cards"
  spaces take king

stock
  turn 3 to waste
  redeals unlimited

waste

win when foundations full
