game Monte Carlo
also Weddings, Good Neighbours, Quilt, Double and Quits
family Pairing
source PySolFC, Monte Carlo

deal
  1 to each tableau
  rest to stock

tableau 5 rows of 5
  build none
  spaces stay empty

stock

discard
  takes pair same rank from tableau when touching

may consolidate
  close up tableau
  1 to each empty tableau

win when all cards in discard

example Two of a rank leave if they touch, at a corner, too
  t1: 9S
  t2: 9H
  t8: 9D
  t5: 4C
  t6: 4D
  may t1+t2, t2+t8: takes pair same rank from tableau when touching
  may not t1+t8, t5+t6: takes pair same rank from tableau when touching

example Nothing closes up until the player says so
  t1: 9S
  t2: 9H
  t4: 5C
  t7: 6D
  s: (2C) (3C)
  play t1+t2
  now t1 empty
  play consolidate
  now t1: 5C
  now t2: 6D
  now t3: 3C
  now t4: 2C

example Twenty-five cards lie out
  deal 1
  now each t 1 card
  now s 27 cards
