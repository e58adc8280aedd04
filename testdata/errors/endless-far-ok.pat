game Rounds

deal
  1 to each near
  1 to each middle
  1 to each far
  1 to each outer
  rest to stock

foundations 4
  base ace
  build up in suit

stock
  turn 1 to waste
  redeals 1

waste

reserve near 4
  spaces take any card from outer at once

reserve middle 3
  spaces take any card from near at once
  spaces take king from far at once

reserve far 3
  spaces take any card from waste at once

reserve outer 3
  spaces take any card from far at once

win when foundations full
