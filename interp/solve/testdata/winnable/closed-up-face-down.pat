# deal 0
game Closed
ranks ace to three
suits spades hearts
deal
  1 to each low
  1 to each high face down
  1 to each high
tableau low 2
  build any card from low
  spaces stay empty
  move pile
tableau high 2
  build none
  spaces stay empty
may tidy once
  close up tableau
win when 3 cards in low 1
