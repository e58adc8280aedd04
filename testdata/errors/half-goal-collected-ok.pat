game Webs of Four
decks 4

deal
  6 6 6 6 5 5 5 5 5 5 to tableau top face up
  rest to stock

foundations 16
  takes sequence king to ace in suit at once

tableau 10
  build down in any suit
  move sequence in suit
  spaces take any card

stock
  turn 1 to each tableau when no spaces in tableau

win when foundations full
