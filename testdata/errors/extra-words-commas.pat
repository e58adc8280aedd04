game House

deal
  6,6,5,5,5,5,5,5,5,5 to tableau # ERROR extra-words "numbers of a list stand side by side"

foundations 4
  base ace
  build up in suit
  worry back

tableau 10
  build up or down in suit
  move 1 card
  spaces take any card

win when foundations full
