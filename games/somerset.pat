game Somerset
variant of freecell
source PySolFC, Somerset

deal
  1 2 3 4 5 6 7 8 8 8 to tableau

foundations
  worry back

tableau 10
  move 1 card

without cells
