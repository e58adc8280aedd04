game Board

deal
  1 king to each of tableau 1 to 4
  4 to each of tableau 5 to 13
  3 to each of tableau 1 to 4 # ERROR cards-left-over "3 of 52 cards are never dealt"

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
