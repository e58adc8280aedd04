game House

deal
  4 queens to centre
  6 to each tableau

foundations centre 4
  base queen
  build none

foundations rising 4
  build in order six to jack in suit

foundations falling 4
  build in order five to ace king in suit

tableau 8
  build down in any suit
  spaces take any card

win when tableau empty
