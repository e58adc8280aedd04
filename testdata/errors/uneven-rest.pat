game Board

deal
  rest to each tableau # WARNING uneven-rest "52 cards left for 7 piles: piles 1 to 3 get 8, the others 7"

foundations 4
  base ace
  build up in suit

tableau 7
  build down in any suit
  spaces take any card

win when foundations full
