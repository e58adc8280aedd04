game Up
ranks two to ace

deal
  1 to each tableau
  rest to stock

tableau 4
  build none
  spaces take any card from tableau

stock
  turn 1 to each tableau

discard
  takes any card from tableau when any higher in suit on top of tableau

win when cards in tableau is at most 4 and stock empty
