game Calculation
variant of sir-tommy
also Hopscotch, Broken Intervals
source Wikipedia, Calculation

deal
  ace of spades two of spades three of spades four of spades to foundations
  rest to stock

foundations
  base ace two three four
  build up by pile number in any suit wrapping
