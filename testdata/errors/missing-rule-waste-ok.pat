game House

deal
  rest to stock

foundations 4
  base ace
  build up in any suit

reserve 4
  takes any card from waste

stock
  turn 1 to waste when waste empty

waste

win when foundations full
