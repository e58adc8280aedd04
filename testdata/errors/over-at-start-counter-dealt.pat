game House
counter goes 0 to 3

deal
  set goes to 0
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 6
  build down in alternating colours
  move sequence
  spaces take king

stock
  turn 1 to waste
  redeals unlimited

waste

after redeal
  set goes to goes minus 1

lose when goes is 0 # ERROR over-at-start "the game is lost before the first move"

win when foundations full
