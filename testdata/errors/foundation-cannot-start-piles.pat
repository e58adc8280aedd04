game X

deal
  1 ace to foundations 1
  1 four to foundations 2 # WARNING foundation-cannot-start "lays fours there"
  rest to stock

foundations 2
  base ace two
  build up by pile number in any suit wrapping
  at most 26 cards

stock
  turn 1 to waste

waste

win when all cards on foundations
