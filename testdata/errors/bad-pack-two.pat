game House

ranks ace king # WARNING bad-pack "two ranks only"

deal
  rest to each tableau

foundations 4
  base ace
  build up in suit

tableau 4
  build down in any suit
  move 1 card
  spaces take any card

win when foundations full
