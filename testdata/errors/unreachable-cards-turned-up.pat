game Turned Up
decks 2

deal
  7 to each tableau face down
  1 to each tableau
  rest to stock

foundations 8
  base ace
  build up in suit
  worry back

tableau 8
  build down in any suit
  move sequence down in any suit
  spaces take any card
  exposed card stays down # ERROR unreachable-cards "nothing ever turns"

stock

after move from tableau when top of source face down
  1 from waste to each other tableau
  8 from stock to waste

win when foundations full
