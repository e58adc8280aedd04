game FreeCell with two cells
variant of free-cell

cells 2
