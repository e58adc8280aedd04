game Raglan
variant of king-albert
source Solvitaire, preset raglan

deal
  aces to foundations
  1 to each reserve
  7 7 7 6 5 4 3 2 1 to tableau

reserve 6
