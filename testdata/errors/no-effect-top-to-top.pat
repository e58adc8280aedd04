game House
decks 2

deal
  bases to lower
  bases to upper
  3 to each tableau
  rest to stock

foundations lower 4
  suits clubs spades hearts diamonds
  base ace
  build up in suit
  worry back to tableau or upper

foundations upper 4
  suits clubs spades hearts diamonds
  base king
  build down in suit
  worry back to tableau or lower

tableau 20
  build up or down in suit wrapping
  move 1 card
  spaces take 3 cards from stock at once

may rotate 3 times
  1 from top of each tableau to top of source # WARNING no-effect "`1 from top of each tableau to top of source`"

win when foundations full
