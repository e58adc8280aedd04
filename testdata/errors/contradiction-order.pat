game Board

deal
  4 to each tableau

foundations 4
  build in order ace to king in suit
  base ace # ERROR contradiction "gives the base"
  build up in suit # ERROR contradiction "stands alone"

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
