game FreeCell with six piles
variant of free-cell

deal
  9 9 9 9 8 8 to tableau

tableau 6
