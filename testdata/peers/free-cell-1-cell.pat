game FreeCell with one cell
variant of free-cell

cells 1
