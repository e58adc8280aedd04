game FreeCell with seven piles
variant of free-cell

deal
  8 8 8 7 7 7 7 to tableau

tableau 7
