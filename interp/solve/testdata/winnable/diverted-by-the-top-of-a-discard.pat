# deal 1
game Diverted
ranks ace to four
suits spades hearts
deal
  1 to each reserve
  rest to stock
reserve 4
stock
  turn 1 to each discard but same rank as pile to nest
discard
  takes any card
reserve nest 1
win when 2 cards in nest
