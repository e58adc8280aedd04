game Board

deal
  3 to each tableau but aces to foundations replaced # ERROR cards-left-over "24 of 52 cards are never dealt"

foundations 4
  base ace
  build up in suit

tableau 8
  build down in any suit
  spaces take any card

win when foundations full
