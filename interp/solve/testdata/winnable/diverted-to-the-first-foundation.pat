# deal 39
game Diverted
suits spades hearts
ranks ace to three
deal
  2 to each tableau
  rest to stock
foundations 2
  base ace
  build up in suit from tableau 1
  worry back
  move pile
tableau 2
  build up or down in colour
  move pile
  spaces close up
stock
  turn 1 to waste but three to foundations
waste
  move 1 card twice
win when all cards on foundations
