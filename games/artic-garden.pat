game Artic Garden
variant of northwest-territory
source PySolFC, Artic Garden

deal
  1 2 3 4 5 6 7 8 to tableau
  1 to each reserve
