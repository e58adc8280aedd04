game Three Peaks
also Tri Peaks, TriPeaks
family Golf
source PySolFC, Three Peaks

deal
  1 to each tableau face down
  1 to waste
  rest to stock

tableau
  row . . . * . . . . . * . . . . . * . . .
  row . . * . * . . . * . * . . . * . * . .
  row . * . * . * . * . * . * . * . * . * .
  row * . * . * . * . * . * . * . * . * . *
  covered by next row
  build none
  spaces stay empty

stock
  turn 1 to waste

waste
  build up or down in any suit wrapping

win when tableau empty
