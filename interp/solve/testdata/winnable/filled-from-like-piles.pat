# deal 551
game Filled
suits spades hearts clubs
ranks ace to four
decks 1
deal
  1 to each reserve
  1 to each low
  rest to each high
foundations 3
  base ace
  build up in any suit
tableau low 2
  build none
  spaces take any card from reserve at once once
tableau high 2
  build down in any suit
  spaces stay empty
reserve 5
  plays only to low or tableau
win when all cards on foundations
