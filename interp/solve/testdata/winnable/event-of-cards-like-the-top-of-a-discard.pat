# deal 4
game Under
ranks ace to three
suits spades hearts
counter tick 0 to 9
deal
  1 to each reserve
  1 to each tableau
reserve 4
tableau 2
  build none
  spaces stay empty
  plays only to discard when reserve empty
discard
  takes any card at bottom
after move of same rank as pile from tableau to discard
  add 1 to tick
win when tick is 1
