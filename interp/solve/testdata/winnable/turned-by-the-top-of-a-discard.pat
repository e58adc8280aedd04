# deal 3
game Turned
ranks ace to four
suits spades hearts
deal
  1 to each reserve
  rest to stock
reserve 5
stock
  turn 1 to each discard when top is red
discard
  takes any card
win when stock empty
