game Strategy, aces as they are turned
variant of strategy
source fsolitaire.com, Morehead

deal
  rest to stock

foundations
  takes only when stock empty and waste empty or rank is ace

example Only aces go up before the stock is used up
  s: (9H)
  w: AS
  r1: 2S
  may w f1
  play w f1
  may not r1 f1: takes only when stock empty and waste empty or rank is ace
