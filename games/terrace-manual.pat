game Terrace, filled by hand
variant of queen-of-italy

deal
  11 to reserve
  1 to each of tableau 1 to 4
  player plays 1 from tableau to foundations
  1 to each empty tableau
  rest to stock

tableau
  spaces take any card from waste

stock
  turn 1 to waste when no spaces in tableau
