game Fourteen Out
also Fourteen, Fourteen Puzzle, Take Fourteen
family Pairing
source PySolFC, Fourteen

deal
  5 5 5 5 4 4 4 4 4 4 4 4 to tableau

tableau 12
  build none
  spaces stay empty

discard
  takes pair totalling 14 from tableau

win when all cards in discard
