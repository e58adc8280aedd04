game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

cells 2
  spaces take king # WARNING no-effect "takes any card already"
  build up in suit # WARNING no-effect "holds 1 card" WARNING no-effect "takes any card already"

win when foundations full
