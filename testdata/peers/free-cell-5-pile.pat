game FreeCell with five piles
variant of free-cell

deal
  11 11 10 10 10 to tableau

tableau 5
