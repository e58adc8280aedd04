game House
ranks seven to ace
option wanted clubs or diamonds or hearts or spades
option packets eight # ERROR digit-or-rank "`packets` is compared with `dealt`, which is a number, and here its values are ranks"
counter dealt 0 to 8

deal
  rest to stock

tableau 3
  build none
  spaces stay empty

stock
  turn 1 to each tableau until dealt is packets

discard
  takes wanted from tableau at once

after turn
  add 1 to dealt

may redeal twice when dealt is packets
  gather tableau
  shuffle
  set dealt to 0

win when all wanted in discard

