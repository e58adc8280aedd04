game Hill

deal
  1 to each tableau
  1 to waste
  rest to stock

tableau
  row . . . . . . * . . . . . .
  row . . . . . * . * . . . . .
  row . . . . * . * . * . . . .
  row . . . * . * . * . * . . .
  row . . * . * . * . * . * . .
  row . * . * . * . * . * . * .
  row * . * . * . * . * . * . *
  covered by next row
  build none
  spaces stay empty

discard
  takes pair totalling 13 from tableau or waste or stock
  takes king from tableau or waste or stock

stock
  top card face up
  turn 1 to waste
  redeals 2

waste

win when all cards in discard
