game Fanny
variant of frog
source PySolFC, Fanny

deal
  12 to reserve top face up
  rest to stock
