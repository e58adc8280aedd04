game House

deal
  52 to tableau # ERROR which-pile "`tableau` is 13 piles"

foundations 4
  base ace
  build up in suit

tableau 13
  build up or down in suit
  spaces take any card

win when foundations full
