game Forty Thieves
also Napoleon at Saint Helena, Roosevelt at San Juan, Big Forty, Le Cadran, Napoleon at St. Helena
family Forty Thieves
source Wikipedia, Napoleon at St Helena
decks 2

deal
  4 to each tableau
  rest to stock

foundations 8
  base ace
  build up in suit

tableau 10
  build down in suit
  move 1 card
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full

example Down in suit, one card at a time
  t1: 9S 8S
  t2: 9H
  t3: 10S
  t4: 4D 9S
  may t1 t4 1: build down in suit
  may not t1 t2: build down in suit
  may not t1 t3 2: move 1 card

example Any card fills a space, from the waste too
  t1: 9S 8D
  w: 4C
  may t1 t2 1, w t2: spaces take any card

example One pass
  s: (4C)
  play turn
  now w: 4C
  may not redeal

example Ten piles of four, 64 in the stock
  deal 1
  now each t 4 cards
  now s 64 cards

example Two aces of a suit begin two foundations
  f1: AS
  t1: AS
  t2: 2S
  t3: 2H
  may t1 f2: base ace
  may t2 f1: build up in suit
  may not t3 f1: build up in suit

example The last card wins
  f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS
  f2: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS
  f3: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH
  f4: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH
  f5: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC
  f6: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC
  f7: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD
  f8: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD
  w: KD
  now not won
  play w f8
  now won
