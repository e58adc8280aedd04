game Board

deal
  4 to each tableau

foundations 4
  base ace ace ace rank of first card # ERROR not-fixed "not known before the game begins"
  build up in suit

tableau 13
  build down by cards in foundations in any suit # ERROR not-fixed "hangs on more"
  spaces take any card

win when foundations full
