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

example By ones, twos, threes and fours
  f1: AS
  f2: 2S
  f3: 3S
  f4: 4S
  r1: 2H
  r2: 4H
  r3: 6H
  r4: 8H
  may r1 f1, r2 f2, r3 f3, r4 f4
  may not r1 f2, r4 f3: build up by pile number in any suit wrapping

example Round the corner, until the king comes last
  f3: 3S 6S 9S QS 2S 5S 8S JS
  f4: 4S 8H QH 3H 7H JH
  r1: AH
  r2: KH
  r3: 2H
  may r1 f3
  may r3 f4
  may not r2 f3, r2 f4

example Four cards lie out, 48 are in the stock
  deal 1
  now s 48 cards
  now each f 1 card
