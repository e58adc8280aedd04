game Sultan
also Sultan of Turkey, Emperor of Germany
family Sultan
source PySolFC, Sultan
decks 2

deal
  bases to court
  1 king of hearts to discard
  bases to harem
  1 to each cells
  rest to stock

foundations court 7
  suits clubs clubs spades spades diamonds diamonds hearts
  base king
  build up in suit wrapping

foundations harem
  suits hearts
  base ace
  build up in suit
  at most 12 cards

cells 6

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full

example A ring of kings, the ace of hearts among them, the sultan in the middle
  deal 1
  now d: KH
  now each c 1 card
  now each court 1 card
  now harem1: AH
  now s 89 cards

example Kings begin, aces go on kings
  court1: KC
  court2: KC AC
  court3: KS
  w: AC
  c1: 2C
  may w court1: build up in suit wrapping
  may c1 court2: build up in suit wrapping
  may not w court3

example The divan is filled by choice
  w: 9S
  c1: 4D
  may w c2
  may not c1 c2
  may not w c1

example Two redeals
  w: 9S 4D
  c1: 2H
  left redeal 1
  play redeal
  now s: (4D) (9S)
  play turn, turn
  may not redeal: redeals 2

example Hearts begin with the ace and end with the queen
  harem1: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH
  c1: QH
  may c1 harem1: build up in suit
  play c1 harem1
  now harem1 12 cards
