game Nothing moves

deal
  1 to each tableau
  rest to stock

tableau 4
  build none
  spaces stay empty

stock
  turn 1 to each tableau when no playable card in tableau # WARNING no-effect "no card is ever playable"

win when stock empty
