game House

deal
  1 2 3 4 5 6 7 8 9 to tableau
  1 to each reserve

foundations 4
  base ace
  build up in suit
  worry back

tableau 9
  build down in alternating colours
  move 1 card
  spaces take any card

reserve7 # ERROR expected-word "`reserve7` is written `reserve 7`"

win when foundations full
