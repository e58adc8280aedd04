# deal 153
game Base
suits spades hearts clubs
ranks ace to three
deal
  1 to foundations 2
  rest to each tableau
foundations 3
  base rank of first card
  base ace
  build up in suit wrapping
tableau 4
  build none
  spaces take 1 above base
win when foundations full
