game Beside

deal
  1 to each tableau
  rest to stock

tableau
  row * . * . *
  row . * . * .
  build none
  spaces take any card from stock at once

stock

discard
  takes pair same rank from tableau when beside # WARNING no-effect "no two piles that it speaks of stand so that `beside` holds"

win when tableau empty
