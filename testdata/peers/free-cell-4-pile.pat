game FreeCell with four piles
variant of free-cell

deal
  13 to each tableau

tableau 4
