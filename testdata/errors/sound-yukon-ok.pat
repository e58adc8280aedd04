game Yukon

deal
  1 to tableau 1
  1 2 3 4 5 6 to tableau 2 to 7 face down
  5 to each of tableau 2 to 7

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move any cards
  spaces take king

win when foundations full
