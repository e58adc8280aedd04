game Alpha Star
source Solvitaire, preset alpha-star

deal
  aces to foundations
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 12
  build down in suit
  move sequence
  spaces take any card

win when foundations full
