game Board

deal
  4 to each tableau face down top face up # ERROR contradiction "cannot lie both"

foundations 4
  base ace
  spaces stay empty # ERROR contradiction "stay empty and start"
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
