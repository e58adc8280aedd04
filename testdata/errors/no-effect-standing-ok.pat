game Neighbours

deal
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 4
  build down in suit when not pile left empty and pile number is 2
  build same rank from pile right or pile 2 right when not rank is rank of pile 2 left
  build up in suit from tableau 2 3 when pile number is 3
  spaces take any card when pile number is 4 and pile left empty

stock
  turn 1 to each tableau

win when foundations full
