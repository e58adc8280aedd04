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
