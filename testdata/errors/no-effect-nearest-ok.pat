game Board

deal
  2 to each tableau
  rest to each reserve

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces stay empty

reserve 13
  plays only to foundations

after move
  1 from nearest nonempty reserve to each empty tableau

win when foundations full
