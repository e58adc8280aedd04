game Challenge FreeCell
variant of freecell
source PySolFC, Challenge FreeCell

deal
  4 twos to tableau 1 to 4
  4 aces to tableau 5 to 8
  6 6 6 6 5 5 5 5 to tableau

foundations
  worry back to tableau or cells
