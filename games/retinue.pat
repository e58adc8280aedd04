game Retinue
variant of kings
source PySolFC, Retinue

deal
  1 king to tableau 1
  rest to tableau new pile at king but ace to foundations

tableau
  move sequence by free cells
