game Two Cells
variant of one-cell
source Solvitaire, preset two-cell

cells 2
