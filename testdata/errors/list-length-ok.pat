game Board

deal
  8 8 8 7 7 7 7 to tableau 1 to 7

foundations 4
  base ace of spades ace of hearts ace of clubs ace of diamonds
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
