game Double Pyramid
variant of pyramid
source PySolFC, Double Pyramid
decks 2

tableau
  row . . . . . . . . * . . . . . . . .
  row . . . . . . . * . * . . . . . . .
  row . . . . . . * . * . * . . . . . .
  row . . . . . * . * . * . * . . . . .
  row . . . . * . * . * . * . * . . . .
  row . . . * . * . * . * . * . * . . .
  row . . * . * . * . * . * . * . * . .
  row . * . * . * . * . * . * . * . * .
  row * . * . * . * . * . * . * . * . *
