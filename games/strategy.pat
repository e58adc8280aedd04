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
