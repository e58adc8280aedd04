game Something moves

deal
  1 to each tableau
  rest to stock

tableau 4
  build none
  spaces stay empty

stock
  turn 1 to each tableau when no playable card in tableau

discard
  takes king

win when stock empty
