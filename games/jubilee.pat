game Jubilee
variant of sir-tommy
source Wikipedia, Jubilee (solitaire); McNeely
decks 2

deal
  8 kings to foundations
  rest to stock

foundations 8
  without base
  build in order king ace jack two ten three nine four eight five seven six queen in suit

may redeal twice when stock empty and waste empty
  gather reserve

example King, ace, jack, two, ten, … in suit
  f1: KH
  f2: KS
  r1: AH
  r2: JH
  may not r2 f1
  may not r1 f2
  play r1 f1, r2 f1

example The piles are gathered in order, twice
  r1: 9H 3C
  r2: 5D
  left redeal 1
  play redeal
  now s: (5D) (3C) (9H)
  play turn, w r1, turn, w r1, turn, w r1
  may not redeal: may redeal twice when stock empty and waste empty

example Eight kings lie out, 96 cards are in the stock
  deal 1
  now each f 1 card
  now s 96 cards

example The queen comes last
  f1: KH AH JH 2H 10H 3H 9H 4H 8H 5H 7H
  r1: QH
  r2: 6H
  may not r1 f1
  play r2 f1, r1 f1
  now f1 13 cards

example A card that is turned is laid down before the next, and piles are not played on each other
  f1: KH
  r1: 5S
  r2: 9C
  s: (9H) (2D)
  play turn
  may not turn: turn 1 to waste when waste empty
  may not r1 r2
  may w r1, w r4: takes any card from waste
