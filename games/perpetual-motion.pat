game Perpetual Motion
also Narcotic
family Pairing
source bvssolitaire.com

deal
  1 to each tableau
  rest to stock

tableau 4
  build same rank from other tableau when pile number is 1
  build same rank from tableau 3 4 when pile number is 2 and not rank is rank of tableau 1
  build same rank from tableau 4 when pile number is 3 and not rank is rank of tableau 1 and not rank is rank of tableau 2
  spaces stay empty

discard
  takes 4 cards same rank from tableau at once

stock
  turn 1 to each tableau

may redeal
  gather tableau

win when all cards in discard

example A card goes on the leftmost of its like
  t1: 9C
  t2: 7S
  t3: 2D
  t4: 7H
  s: (3C) (4C) (5C) (6C)
  may t4 t2
  may not t2 t4

example Four of a rank leave, the piles are laid together without a shuffle
  t1: 9C 3H
  t2: 9S
  t3: 9D
  t4: 9H 4D
  play redeal
  now s 6 cards
