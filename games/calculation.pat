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

example A turned card is laid down before the next, and lies there until it is played
  f1: AS
  f2: 2S
  f3: 3S
  f4: 4S
  s: (9H) (KD)
  r1: 7C
  play turn
  may not turn: turn 1 to waste when waste empty
  may not w f1
  may not r1 r2: takes any card from waste
  play w r1
  now r1: 7C KD

example The last king wins
  f1: AS 2H 3S 4H 5S 6H 7S 8H 9S 10H JS QH KS
  f2: 2S 4S 6S 8S 10S QS AH 3H 5H 7H 9H JH KH
  f3: 3C 6C 9C QC 2C 5C 8C JC AC 4C 7C 10C KC
  f4: 4D 8D QD 3D 7D JD 2D 6D 10D AD 5D 9D
  r3: KD
  now not won
  play r3 f4
  now won

example Each foundation begins with its own rank
  r1: AH
  r2: 2H
  may r1 f1, r2 f2: base ace two three four
  may not r1 f2, r2 f1: base ace two three four
