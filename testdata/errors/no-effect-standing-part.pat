game Neighbours

deal
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 4
  build down in suit when pile left empty and pile 3 right empty or pile right empty # WARNING no-effect "`pile left empty and pile 3 right empty` cannot be"
  build same rank from pile right or pile 2 right when not rank is rank of pile left
  spaces take any card

stock
  turn 1 to each tableau

win when foundations full
