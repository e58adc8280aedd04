game Pile Up
family One Deck
source solitairelaboratory.com

deal
  4 to each of tableau 1 to 13

tableau 15
  build same rank
  spaces take any card
  at most 4 cards

win when tableau in sequence of 4 same rank

example A card goes on its like, at most four lie in a pile
  t1: 5S 5H
  t2: 9C 5D
  t3: 5C 2C 2D 2S
  t4: 6H 2H
  may t2 t1
  may t4 t5
  may not t4 t3: at most 4 cards
  may not t4 t1: build same rank

example Two piles are empty at first
  deal 2
  now t13 4 cards
  now t14 empty
  now t15 empty
