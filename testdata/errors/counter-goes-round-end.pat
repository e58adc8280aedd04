game Throws
counter thrown 0 to 3

deal
  4 to each tableau
  rest to stock

tableau 8
  build down in suit
  spaces take any card
  plays only when thrown is at least 1

stock
  turn 1 to waste

waste

foundations 4
  base ace
  build up in suit

after turn
  add 1 to thrown # NOTE counter-goes-round "above 3 `thrown` is 0 again"

win when foundations full
lose when stock empty and waste empty
