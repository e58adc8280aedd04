game House
option packets 9 or 4
counter dealt 0 to 8

deal
  rest to stock

tableau 3
  build none
  spaces stay empty

stock
  turn 1 to each tableau until dealt is packets # WARNING few-values "`dealt` goes from 0 to 8"

discard
  takes hearts from tableau at once

after turn
  add 1 to dealt

win when all hearts in discard
