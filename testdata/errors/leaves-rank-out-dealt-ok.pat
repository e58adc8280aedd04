game Queens Aside
deal
  4 queens to discard
  4 to each tableau

discard

foundations 4
  build in order ace to jack king in suit

tableau 12
  build down in any suit
  spaces take king

win when foundations full
