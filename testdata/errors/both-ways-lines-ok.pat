game Two Lines
decks 2

deal
  bases to lower
  bases to upper
  6 to each tableau
  1 to cell
  rest to stock

foundations lower 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit
  build up in suit from cell at once

foundations upper 4
  suits spades hearts clubs diamonds
  base king
  build down in suit
  build down in suit from cell at once

tableau 8
  build up or down in suit
  spaces take any card

reserve cell

stock
  turn 1 to waste

waste

win when foundations full
