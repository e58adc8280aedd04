game FreeCell with three cells
variant of free-cell

cells 3
