game Backbone
family Napoleon
source fsolitaire.com, Backbone
decks 2

deal
  11 to each backbone
  1 to tailbone
  1 to each tableau
  rest to stock

foundations 8
  base ace
  build up in suit

reserve backbone 2
  plays only when tailbone empty

reserve tailbone

tableau 8
  build down in suit
  move 1 card
  spaces take any card

stock
  turn 1 to waste
  redeals 1

waste

win when foundations full

example The tailbone holds the backbone
  tail: 9C
  b1: 4D
  b2: 10H
  t1: 10C
  t2: 5D
  may tail t1: build down in suit
  may not b1 t2: plays only when tailbone empty
  play tail t1
  may b1 t2: build down in suit

example Ribs in suit, spaces from anywhere
  t1: 8S
  t2: KC 8H
  w: 7S
  b1: 7D
  may w t1: build down in suit
  may b1 t3, w t3, t2 t3: spaces take any card
  may not w t2, b1 t1: build down in suit

example One redeal, and nothing goes to the backbone
  w: 9C AS
  b1: 10C
  play w f1
  may not w b1, w b2
  play redeal
  now s: (9C)
  play turn
  may not redeal

example Eleven, eleven and one, eight ribs, seventy-three in the stock
  deal 1
  now each b 11 cards
  now tail 1 card
  now each t 1 card
  now s 73 cards
