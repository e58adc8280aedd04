game Duchess of open reserves
source Solvitaire, preset duchess

deal
  aces to foundations
  36 to stock
  1 to each reserve

foundations 4
  base ace
  build up in suit

reserve 12

tableau 4
  build down in alternating colours
  move sequence
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
