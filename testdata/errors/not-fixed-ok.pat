game Board

deal
  4 to each tableau

foundations 4
  base ace ace ace two
  build up in any suit wrapping

tableau 13
  build down by pile number in any suit
  spaces take any card

win when foundations full
