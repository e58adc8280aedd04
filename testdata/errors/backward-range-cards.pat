game House

deal
  4 to each of tableau 1 to 6
  4 to tableau 7
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours wrapping
  move sequence
  spaces take king to ten # NOTE backward-range "is the same as `ten to king`"
  spaces take red nine to three when stock empty # NOTE backward-range "`three to nine`"

reserve
  spaces take any card from tableau when card is queen to ten # NOTE backward-range "`ten to queen`"

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
