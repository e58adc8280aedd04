# deal 317
game Filled
suits spades
ranks ace to five
decks 2
deal
  1 to each reserve
  1 to each low
  rest to each high
foundations 2
  base ace
  build up in suit
tableau low 2
  build none
  spaces take any card from reserve at once
tableau high 2
  build down in suit
  spaces stay empty
reserve 4
  plays only to low or tableau
win when all cards on foundations
