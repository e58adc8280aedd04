game Chameleon
variant of rainbow
also Kansas
source PySolFC, Chameleon

deal
  12 to reserve top face up
  1 to foundations
  1 to each tableau
  rest to stock

tableau 3
