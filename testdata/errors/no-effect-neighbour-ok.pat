game House

deal
  1 to each tableau
  rest to stock

tableau 26
  build none
  spaces take any card from stock at once

stock

discard
  takes pair same rank from tableau when rank of pile right is king
  takes pair same rank from tableau

win when all cards in discard
