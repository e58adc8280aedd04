game Delta Star
family Baker's Dozen
source Solvitaire, delta-star

deal
  4 aces to foundations
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 12
  build down in suit
  move 1 card
  spaces take any card

win when foundations full
