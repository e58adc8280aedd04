game FreeCell, two cells
variant of freecell
source Solvitaire, free-cell-2-cell

cells 2
