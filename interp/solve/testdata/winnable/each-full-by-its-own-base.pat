# deal 50
game Base
suits spades hearts
ranks ace to four
deal
  2 to reserve
  rest to each tableau
foundations 2
  base same rank as reserve
  build up in suit
reserve
tableau 3
  build none
  spaces stay empty
win when tableau empty
