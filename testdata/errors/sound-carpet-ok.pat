game Carpet

deal
  4 aces to foundations
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 20
  build none
  spaces take any card from waste or stock at once

stock
  turn 1 to waste

waste

win when foundations full
