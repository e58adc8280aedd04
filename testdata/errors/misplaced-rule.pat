game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit
  plays only to tableau # ERROR misplaced-rule "stay where they are"
  exposed card stays down # ERROR misplaced-rule "lie face up"

tableau 7
  build down in alternating colours
  move sequence
  spaces take king

stock
  turn 3 to waste
  move sequence # ERROR misplaced-rule "its cards are not played"
  takes king # ERROR misplaced-rule "no card is ever played to the stock"
  redeals unlimited

waste

win when foundations full
