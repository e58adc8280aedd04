# deal 392
game Filled
suits spades hearts
ranks ace to four
deal
  3 to reserve
  1 to each low
  rest to each high
foundations 2
  base ace
  build up in suit
tableau low 2
  build none
  move pile
  spaces take any card from reserve at once
tableau high 2
  build down in any suit
  spaces stay empty
reserve
  move any cards
win when foundations full
