game Calculation
also Hopscotch, Broken Intervals, Progression
family Planners
source Wikipedia, Calculation

deal
  ace of spades two of spades three of spades four of spades to foundations
  rest to stock

foundations 4
  base ace two three four
  build up by pile number in any suit wrapping

reserve 4
  takes any card from waste

stock
  turn 1 to waste when waste empty

waste

win when foundations full
