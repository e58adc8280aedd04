game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  move sequence up in any suit # WARNING sequence-way "does not move together"
  spaces take any card

win when foundations full
