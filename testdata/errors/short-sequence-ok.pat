game Fours

deal
  13 to each tableau

discard
  takes sequence of 4 same rank from tableau

tableau 4
  build any card
  move sequence same rank
  spaces take any card

win when all cards in discard
