game House
variant of freecell

deal
  6 6 5 5 5 5 5 5 5 5 to tableau

tableau 10

cells 2
