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
