game FreeCell, three cells
variant of freecell
source Solvitaire, free-cell-3-cell

cells 3
