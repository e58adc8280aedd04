# deal 31
game Clear
suits spades hearts
ranks ace to four
deal
  1 to each reserve
  1 to waste
  rest to each tableau
foundations 2
  base ace
  build up in suit
reserve 2
tableau 2
  build none
  spaces stay empty
waste
  takes up or down in any suit
may clear
  gather waste
win when reserve empty and waste empty
