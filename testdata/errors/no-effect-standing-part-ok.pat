game Neighbours

deal
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 4
  build down in suit when pile left empty and pile 2 right empty or pile right empty
  build same rank from pile right or pile 2 right when not rank is rank of pile left
  spaces take any card

stock
  turn 1 to each tableau

win when foundations full
