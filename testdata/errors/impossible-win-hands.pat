game Hands

deal
  rest to stock

stock
  top card face up

tableau 2 rows of 3
  build none
  spaces take any card from stock
  hands each row
  score 2 for 3 cards same rank
  score 1 for pair same rank

win when hands is at least 5 # ERROR impossible-win "can never hold"
