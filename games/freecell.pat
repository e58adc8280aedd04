game FreeCell
also Four Free
family FreeCell
source Wikipedia, FreeCell

deal
  7 7 7 7 6 6 6 6 to tableau

foundations 4
  base ace
  build up in suit

tableau 8
  build down in alternating colours
  move sequence by free cells and spaces
  spaces take any card

cells 4

win when foundations full
