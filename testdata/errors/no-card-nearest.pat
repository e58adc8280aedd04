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

may fill
  1 from nearest nonempty reserve to tableau 1 # ERROR no-card "there is no pile of its own"

win when foundations full
