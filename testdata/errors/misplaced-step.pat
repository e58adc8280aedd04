game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

may choose once
  player plays 1 from tableau to foundations # ERROR misplaced-step "of the deal only"

win when foundations full
