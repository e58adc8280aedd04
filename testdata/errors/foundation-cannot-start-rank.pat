game Board
ranks two to king

deal
  4 to each tableau

foundations 4
  base ace # ERROR foundation-cannot-start "no card of the pack"
  build up in suit

tableau 12
  build down in any suit
  spaces take any card

win when foundations full
