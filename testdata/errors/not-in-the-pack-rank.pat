game Board
ranks ace to queen

deal
  kings to foundations # ERROR not-in-the-pack "the pack has no kings"
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 12
  build down in any suit
  spaces take king # WARNING not-in-the-pack "no kings"

win when foundations full
