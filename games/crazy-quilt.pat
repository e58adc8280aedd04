game Crazy Quilt
also Indian Carpet, Japanese Rug
family Two Decks
source Wikipedia, Crazy Quilt
decks 2

deal
  bases to up-pile
  bases to down-pile
  1 to each tableau
  rest to stock

foundations up-pile 4
  suits clubs diamonds hearts spades
  base ace
  build up in suit

foundations down-pile 4
  suits clubs diamonds hearts spades
  base king
  build down in suit

# Cards lie upright and across in turn, like the squares of a chessboard. One is available when a
# short side is free: above or below where it lies upright, to the left or right where across.
tableau 8 rows of 8
  build none
  spaces stay empty
  plays only when row is 1 and column is 1 3 5 7
  plays only when row is 8 and column is 2 4 6 8
  plays only when pile above empty and row is 1 3 5 7 and column is 1 3 5 7
  plays only when pile below empty and row is 1 3 5 7 and column is 1 3 5 7
  plays only when pile above empty and row is 2 4 6 8 and column is 2 4 6 8
  plays only when pile below empty and row is 2 4 6 8 and column is 2 4 6 8
  plays only when column is 1 and row is 2 4 6 8
  plays only when column is 8 and row is 1 3 5 7
  plays only when pile left empty and row is 2 4 6 8 and column is 1 3 5 7
  plays only when pile right empty and row is 2 4 6 8 and column is 1 3 5 7
  plays only when pile left empty and row is 1 3 5 7 and column is 2 4 6 8
  plays only when pile right empty and row is 1 3 5 7 and column is 2 4 6 8

stock
  turn 1 to waste
  redeals 2

waste
  build up or down in suit from tableau

win when foundations full

example Eight of each kind of edge are free at first
  deal 1
  now t 64 cards
  now s 32 cards
  now each u 1 card

example A short side must be free
  u1: AC
  t1: 2C
  t2: 9H
  t3: 4S
  t9: 3C
  t10: 9D
  w: 8H
  may t1 u1
  may not t2 w
  play t1 u1
  may t2 w
  may t9 u1

example The quilt goes on the waste, up or down in suit
  t1: 9S
  t3: 7S
  t2: 5D
  w: 8S
  may t1 w, t3 w
  may not w t1
