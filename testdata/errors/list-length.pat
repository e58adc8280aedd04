game Board

deal
  8 8 8 7 7 7 7 to tableau # ERROR list-length "7 numbers for 13 piles"

foundations 4
  base ace king # ERROR list-length "4 piles, 2 bases"
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
