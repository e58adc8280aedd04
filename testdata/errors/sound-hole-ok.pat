game Golf with a hole

deal
  5 to each tableau
  1 to foundations
  rest to stock

foundations 1
  base any card
  build up or down in any suit
  at most 52 cards

tableau 7
  build none
  spaces stay empty

stock
  turn 1 to foundations

win when tableau empty
