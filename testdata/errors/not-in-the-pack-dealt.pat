game Board

deal
  4 to each tableau
  all kings to bottom of tableau # ERROR not-in-the-pack "takes no card: the steps before deal all 52"

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
