game Beside

deal
  1 to each tableau
  rest to stock

tableau
  row * . * . *
  row * . * . *
  build none
  spaces take any card from stock at once

stock

discard
  takes pair same rank from tableau when beside
  takes pair same suit from tableau when touching

win when tableau empty
