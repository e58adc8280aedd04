game Counted
suits spades hearts
ranks ace to two
counter moves 0 to 5
deal
  1 to reserve
  rest to each tableau
reserve
  plays only when moves is 5
tableau 2
  build down in any suit from tableau
  takes only from tableau when moves is at most 4
  spaces stay empty
after move
  add 1 to moves
win when moves is 2
