game Tail

deal
  rest to tableau new pile at king

foundations 4
  base ace
  build up in suit

tableau 4 # NOTE few-piles "begins 4 piles, or 5 where the first card is another, but `tableau` has 4"
  build down in alternating colours
  move sequence
  spaces stay empty

cells 8

win when foundations full
