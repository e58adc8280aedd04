game FS
decks 2

deal
  4 kings to red-suits
  rest to stock

foundations red-suits 4
  suits hearts hearts diamonds diamonds
  base king
  build down in suit

stock
  turn 1 to waste

waste

win when foundations full
