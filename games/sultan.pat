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
