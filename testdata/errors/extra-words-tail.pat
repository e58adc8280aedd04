game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace at bottom # ERROR extra-words "`base ace` is complete; I cannot use `at bottom`"
  build up in suit

tableau 7
  build down in alternating colours at bottom # ERROR extra-words "I cannot use `at bottom`"
  move sequence
  spaces stay empty from waste at once when stock empty # ERROR extra-words "`spaces stay empty` is complete; I cannot use `from waste at once when stock empty`"

reserve
  build none twice # ERROR extra-words "`build none` is complete; I cannot use `twice`"
  spaces take queen at bottom # ERROR extra-words "`spaces take queen` is complete"

tableau extra 4
  spaces close up when stock empty # ERROR extra-words "`spaces close up` is complete; I cannot use `when stock empty`"
  build down in suit
  takes only from waste once # ERROR extra-words "`takes only from waste` is complete; I cannot use `once`"
  spaces take any card

discard
  takes pair totalling 13 from tableau or waste at bottom # ERROR extra-words "I cannot use `at bottom`"

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
