game FreeCell without cells
variant of free-cell

without cells
