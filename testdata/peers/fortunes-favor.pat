game Fortune's Favor
source Solvitaire, preset fortunes-favor

deal
  aces to foundations
  36 to stock
  1 to each tableau

foundations 4
  base ace
  build up in suit

tableau 12
  build down in suit
  move 1 card
  spaces take any card from waste at once
  spaces take any card from stock at once
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
