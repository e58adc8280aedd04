game Northwest Territory
variant of king-albert
source PySolFC, Northwest Territory

deal
  1 2 3 4 5 6 7 8 to tableau top face up
  1 to each reserve

tableau 8
  move sequence
  spaces take king

reserve 16
