game Tail

deal
  rest to tableau new pile at king

foundations 4
  base ace
  build up in suit

tableau 5
  build down in alternating colours
  move sequence
  spaces stay empty

cells 8

win when foundations full
