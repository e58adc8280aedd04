game Birthday
also Der Geburtstag
family Birthday
source Wikipedia, Birthday (patience)
ask target 4 numbers from 1 to 9 for the digits of a year without a zero, such as that of your birth

deal
  bases to foundations
  rest to stock

foundations 4
  suits spades hearts clubs diamonds
  base 1 above target
  build up in suit wrapping

stock
  turn 1 to waste
  redeals 3 shuffled

waste

win when foundations full

example The year 1956
  ask target 1956
  deal 1
  now f1: 2S
  now f2: 10H
  now f3: 6C
  now f4: 7D
  now s 48 cards

example Ace follows king
  ask target 1956
  f1: 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS
  f2: 10H
  w: 5C AS
  play w f1
  may not w f2: suits spades hearts clubs diamonds

example Three redeals, not four
  ask target 1956
  f1: 2S
  w: 5C AS
  left redeal 1
  play redeal
  now pass 2
  play turn, turn
  may not redeal: redeals 3 shuffled

example On a win the number is read
  ask target 1956
  f1: 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS
  f2: 10H JH QH KH AH 2H 3H 4H 5H 6H 7H 8H 9H
  f3: 6C 7C 8C 9C 10C JC QC KC AC 2C 3C 4C 5C
  f4: 7D 8D 9D 10D JD QD KD AD 2D 3D 4D 5D
  w: 6D
  play w f4
  now won

example The card above the digit begins, in its suit
  ask target 1956
  w: 3S 2S
  may w f1: base 1 above target
  play w f1
  now f1: 2S
  may w f1

example The year 1988
  ask target 1988
  deal 1
  now f1: 2S
  now f2: 10H
  now f3: 9C
  now f4: 9D
