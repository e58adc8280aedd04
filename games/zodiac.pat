game Zodiac
family Two Decks
source PySolFC, Zodiac, after Cadogan; Wikipedia, Zodiac (solitaire)
decks 2
counter fruitful 0 to 1

deal
  1 to each cells
  1 to each tableau
  rest to stock

foundations ascending 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit
  takes only when stock empty and waste empty

foundations descending 4
  suits spades hearts clubs diamonds
  base king
  build down in suit
  takes only when stock empty and waste empty

cells 8
  takes only from waste

tableau 24
  build up or down in suit
  spaces stay empty
  takes only from waste or cells until stock empty and waste empty

stock
  turn 1 to waste
  redeals unlimited when fruitful is 1

waste

# A pass is fruitless when no card was placed in it and none that was turned could have been.
after redeal
  set fruitful to 0

after turn when playable card in waste
  set fruitful to 1

after move to tableau or cells
  set fruitful to 1

win when all cards on foundations

example First the foundations are closed
  s: (9H)
  w: AS
  c1: 5C
  t1: 6C
  t2: 7C
  may not w asc1: takes only when stock empty and waste empty
  may c1 t1: build up or down in suit
  may not t2 t1, t2 c2

example Eight round the equator, twenty-four in the zodiac, 72 in the stock
  deal 1
  now each c 1 card
  now each t 1 card
  now s 72 cards

example Up or down in suit, to and fro, but not from king to ace
  s: (9H)
  w: 8C KC 6C
  c1: AC
  t1: 6C 7C
  t2: KC
  play w t1
  now t1: 6C 7C 6C
  may not c1 t2: build up or down in suit
  may not w t2: build up or down in suit

example When the stock and the waste are used up the foundations open, and the zodiac closes
  asc1: AS
  c1: 2S
  t1: KH
  t2: 7C
  t3: 8C
  may c1 asc1: build up in suit
  may t1 desc2: base king
  may not t1 asc2: base ace
  may not t2 t3: takes only from waste or cells until stock empty and waste empty

example A pass in which no card could be placed is the last
  counter fruitful 1
  w: 3D 9H
  c1: KS
  c2: QS
  c3: JS
  c4: 9S
  c5: 7S
  c6: 5S
  c7: 3S
  c8: AS
  t1: 9C
  t2: 7C
  play redeal, turn, turn
  may not redeal: redeals unlimited when fruitful is 1
  now lost

example A card that could be placed makes it another pass
  counter fruitful 0
  s: (9H)
  t1: 8H
  play turn
  now counter fruitful 1
  may redeal: redeals unlimited when fruitful is 1
  may not w t2: spaces stay empty

example Aces go up, kings down: the last card wins
  asc1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS
  asc2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH
  asc3: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC
  asc4: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD
  desc1: KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS
  desc2: KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H AH
  desc3: KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C AC
  desc4: KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2D
  c1: AD
  now not won
  may c1 desc4: build down in suit
  play c1 desc4
  now won
