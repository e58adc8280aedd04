game Strategy
variant of sir-tommy
source PySolFC, Strategy

deal
  4 aces to foundations
  rest to stock

foundations
  build up in suit
  takes only when stock empty and waste empty

reserve 8

example While cards are left in the stock no foundation takes any
  f1: AS
  r1: 2S
  r2: 2H
  s: (9H)
  may not r1 f1: takes only when stock empty and waste empty
  play turn
  may not r1 f1
  play w r3
  may r1 f1: build up in suit
  may not r2 f1: build up in suit

example Four aces lie out, 48 cards are in the stock
  deal 1
  now each f 1 card
  now s 48 cards
  may only turn

example Every card is laid on one of the eight piles, and none of them on another
  f1: AS
  s: (9H)
  w: 2S
  r1: 5S
  may w r1, w r8: takes any card from waste
  may not w f1: takes only when stock empty and waste empty
  may not r1 r2

example The last card wins
  f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS
  f2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH
  f3: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC
  f4: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD
  r8: KD
  now not won
  play r8 f4
  now won
