game Board
ranks seven to ace
suits spades hearts

deal
  2 to each tableau

foundations 2
  build in order seven to jack six in suit # ERROR not-in-the-pack "no sixes"

tableau 8
  build down in any suit
  spaces take any card

win when foundations full
