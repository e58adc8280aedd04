game Batsford
variant of klondike
source PySolFC, Batsford
decks 2
without option draw

deal
  1 2 3 4 5 6 7 8 9 10 to tableau top face up
  rest to stock

foundations 8

# Kings go to the reserve one by one; what lies on them must go first.
tableau 10
  move 1 card
  move sequence to tableau

reserve
  takes king
  at most 3 cards

stock
  turn 1 to waste
  without redeals
