game Thirteens

deal
  1 to each tableau
  rest to stock

tableau 5
  build none
  spaces take any card

reserve 3

discard
  takes pair totalling 13 from tableau or reserve
  takes king from tableau or reserve

stock
  turn 1 to each tableau

after turn when cards in stock is 2
  1 to each reserve # NOTE short-stock "asks for 3 cards, but the stock has 2"

win when all cards in discard
