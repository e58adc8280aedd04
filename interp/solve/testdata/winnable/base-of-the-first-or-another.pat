# deal 22
game Base
suits spades hearts clubs
ranks ace to three
deal
  rest to each tableau
foundations 3
  base rank of first card or ace
  build up in suit
  worry back
tableau 3
  build none
  spaces take 1 above base
win when tableau empty
