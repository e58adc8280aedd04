game Klondike, the stock dealt first
source Solvitaire, preset klondike
# The preset moves part of a run only where that lets a card go to a foundation; here runs move freely.

deal
  24 to stock
  7 6 5 4 3 2 1 to tableau top face up

foundations 4
  base ace
  build up in suit
  worry back

tableau 7
  build down in alternating colours
  move sequence
  spaces take king

stock
  turn 3 to waste
  redeals unlimited

waste

win when foundations full
