game Zudecken
family Quadrat
source Wikipedia, Quadrat

deal
  1 to each tableau
  rest to stock

tableau 4
  build none
  spaces stay empty

stock
  turn 1 to each tableau when top is same rank as other tableau or top is same suit as other tableau

win when stock empty
