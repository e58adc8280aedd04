game Thirty Six
source Solvitaire, preset thirtysix

deal
  16 to stock
  6 to each tableau

foundations 4
  base ace
  build up in suit

tableau 6
  build down in any suit
  move sequence
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
