game Salic Row
decks 2

deal
  8 queens to discard
  1 king to tableau 1
  rest to stock

foundations 8
  build in order ace to jack in any suit
  takes only from tableau when own tableau is not empty

tableau 8
  build any card but king when top is king
  move 1 card
  spaces stay empty

discard

stock
  turn 1 to last nonempty tableau when top of stock is not king
  turn 1 to first empty tableau when top of stock is king

win when foundations full
