# deal 142
game Thrown
suits spades hearts
ranks ace to four
counter tick 0 to 9
deal
  rest to each tableau
tableau 3
  build none
  spaces stay empty
discard
  takes any card
after move of four to discard when bottom is red
  add 1 to tick
win when all cards in discard and tick is 2
