game House
option trump spades or hearts

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence when rank is suit of top # ERROR mixed-sorts "a rank and"
  spaces take king when card is at most 3 # ERROR mixed-sorts "has no size"
  spaces take queen when colour empty # ERROR mixed-sorts "has no state"
  spaces take jack when rank is any card # ERROR mixed-sorts "is no card"

stock
  turn trump to waste # ERROR mixed-sorts "here a number is wanted"
  redeals unlimited

waste

win when foundations full
