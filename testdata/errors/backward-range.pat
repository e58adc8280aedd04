game House
counter count 9 to 0 # ERROR bad-number "nothing lies from 9 to 0" # WARNING unused-name "no line reads"

deal
  4 to each of tableau 1 to 6
  4 to tableau 7
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king
  spaces take any card when rank is not king to seven # ERROR backward-range "nothing lies from king to seven"
  spaces take red card when cards in waste is 5 to 2 # ERROR backward-range "from 5 to 2"
  spaces take red card when suit is clubs to hearts # ERROR backward-range "from clubs to hearts"

stock
  turn 1 to waste
  redeals 2

waste

after turn
  add 1 to count

win when foundations full
