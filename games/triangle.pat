game Triangle
also Yield, Funnel
variant of pyramid
source PySolFC, Triangle

tableau
  row * . * . * . * . * . * . *
  row . * . * . * . * . * . * .
  row . . * . * . * . * . * . .
  row . . . * . * . * . * . . .
  row . . . . * . * . * . . . .
  row . . . . . * . * . . . . .
  row . . . . . . * . . . . . .
