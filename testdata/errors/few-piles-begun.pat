game Tail

deal
  1 king to tableau 1
  rest to tableau new pile at king but ace to foundations

foundations 4
  base ace
  build up in suit

tableau 3 # WARNING few-piles "begins 4 piles, but `tableau` has 3"
  build down in alternating colours
  move sequence
  spaces stay empty

cells 8

win when foundations full
