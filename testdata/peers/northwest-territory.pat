game Northwest Territory
source Solvitaire, preset northwest-territory
# The preset moves part of a run only where that lets a card go to a foundation; here runs move freely.

deal
  1 to each reserve
  8 7 6 5 4 3 2 1 to tableau top face up

foundations 4
  base ace
  build up in suit
  worry back

reserve 16

tableau 8
  build down in alternating colours
  move sequence
  spaces take king

win when foundations full
