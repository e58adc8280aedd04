game Hands

deal
  rest to stock

stock
  top card face up

tableau 2 rows of 3
  build none
  spaces take any card from stock
  hands each row
  score 2 for pair same rank when hands is 2 # ERROR not-fixed "cannot be asked by a line"
  score 2 for pair same rank from own reserve # ERROR no-place "is not known"

reserve 6

win when hands is at least 3
