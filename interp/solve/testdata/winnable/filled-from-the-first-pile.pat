# deal 55
game Filled
suits spades hearts
ranks ace to five
deal
  1 to each high
  rest to each low
foundations 2
  base ace
  build up in suit
tableau low 3
  build down in alternating colours
  move 1 card
  spaces take any card
tableau high 1
  build none
  spaces take any card from low at once
win when low empty
