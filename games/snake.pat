game Snake
variant of cats-tail
also Die Schlange
source PySolFC, Snake

deal
  rest to tableau new pile at king but ace to foundations

tableau
  move sequence by free cells

cells 7
