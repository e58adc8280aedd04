game Bastion
variant of fortress
source PySolFC, Bastion

deal
  5 to each tableau
  1 to each cells

foundations
  worry back to tableau or cells

cells 2
