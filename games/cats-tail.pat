game Cat's Tail
also Der Katzenschwanz
family FreeCell
source PySolFC, Cat's Tail
decks 2

deal
  rest to tableau new pile at king

foundations 8
  base ace
  build up in suit
  worry back to tableau or cells

# Eight kings, and one pile more for what comes before the first of them.
tableau 9
  build down in alternating colours
  move sequence
  spaces stay empty

cells 8

win when foundations full
