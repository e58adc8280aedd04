game Aces Up
also Idiot's Delight, Firing Squad, Drivel, Aces High, Discard
family One Deck
source Wikipedia, Aces Up
ranks two to ace

deal
  1 to each tableau
  rest to stock

tableau 4
  build none
  spaces take any card from tableau

stock
  turn 1 to each tableau

discard
  takes any card from tableau when any higher in suit on top of tableau

win when 48 cards in discard

example Lower cards of a suit leave, the ace is the highest
  t1: 7S
  t2: AS
  t3: KH
  t4: 2H
  may t1, t4
  may not t2 d, t3 d: takes any card from tableau when any higher in suit on top of tableau

example Any card fills a space, and four are dealt at a time, on spaces too
  t1: 7S KH
  t2: 9D
  t3: 9C
  s: (2C) (3C) (4C) (5C)
  may t1 t4 1: spaces take any card from tableau
  play turn
  now t1: 7S KH 5C
  now t4: 2C
