# deal 2
game Filled
suits spades hearts
ranks ace to four
deal
  two of hearts to reserve
  three of hearts to reserve
  ace of hearts to reserve
  ace of spades to low 1
  1 to low 2
  rest to each high
foundations 2
  base ace
  build up in suit
tableau low 2
  build down in any suit
  spaces take any card from reserve at once once
tableau high 2
  build down in any suit
  spaces stay empty
reserve
  plays only to foundations or low
win when foundations full
