game Chameleon
source Solvitaire, preset chameleon

deal
  36 to stock
  13 to reserve
  1 to each tableau

foundations 4
  base ace
  build up in suit

reserve

tableau 3
  build down in any suit
  move sequence
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
