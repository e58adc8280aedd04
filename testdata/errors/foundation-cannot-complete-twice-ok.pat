game House
decks 2

deal
  1 to each tableau
  rest to stock

tableau 8
  build up or down in suit
  move 1 card
  spaces take any card from waste or stock at once
  spaces take any card

stock
  turn 1 to waste

waste

foundations lower 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit
  worry back to tableau or upper

foundations upper 4
  suits spades hearts clubs diamonds
  base king
  build down in suit
  worry back to tableau or lower

win when foundations full
