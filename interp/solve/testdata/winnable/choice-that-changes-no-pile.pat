# deal 0
game Choice
suits spades hearts
ranks ace to two
deal
  all aces to foundations
  rest to each tableau
  player plays 1 from tableau to tableau
foundations 2
  base ace
  build up in suit
tableau 3
  build none
  spaces take any card
win when foundations full
