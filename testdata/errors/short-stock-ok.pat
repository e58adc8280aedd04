game Thirteens

deal
  1 to each tableau
  rest to stock

tableau 5
  build none
  spaces take any card

reserve 2

discard
  takes pair totalling 13 from tableau or reserve
  takes king from tableau or reserve

stock
  turn 1 to each tableau

after turn when cards in stock is 2
  1 to each reserve

win when all cards in discard
