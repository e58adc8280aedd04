game Bristol
family Fan
source PySolFC, Bristol; Morehead and Mott-Smith sink all kings alike

deal
  3 to each tableau
  kings to bottom of tableau
  1 to each reserve
  rest to stock

foundations 4
  base ace
  build up in any suit

tableau 8
  build down in any suit
  move 1 card
  spaces stay empty

reserve 3

stock
  turn 1 to each reserve

win when foundations full
