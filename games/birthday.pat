game Birthday
also Der Geburtstag
family Birthday
source Wikipedia, Birthday (patience)
ask target 4 numbers from 1 to 9

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
