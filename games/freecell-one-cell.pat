game FreeCell, one cell
variant of freecell
source Solvitaire, free-cell-1-cell

cells 1
