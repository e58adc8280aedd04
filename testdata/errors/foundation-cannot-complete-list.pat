game Board

deal
  4 to each tableau

foundations 4
  build in order ace to king king to ace in suit # ERROR foundation-cannot-complete "needs 2 aces of its suit"

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
