game Swap
suits spades hearts
ranks ace to four
deal
  rest to each tableau
foundations 2
  base ace
  build up in suit
tableau 2
  build none
  spaces stay empty
  swap any card from tableau 1 3 times
win when foundations full
