game Fours

deal
  13 to each tableau

discard
  takes sequence same rank from tableau # WARNING short-sequence "one card is a sequence"

tableau 4
  build any card
  move sequence same rank
  spaces take any card

win when all cards in discard
