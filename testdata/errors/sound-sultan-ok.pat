game Harem
decks 2

deal
  bases to court
  king of hearts to throne
  bases to harem
  1 to each cells
  rest to stock

foundations court 7
  suits clubs clubs spades spades diamonds diamonds hearts
  base king
  build up in suit wrapping

foundations throne
  base king
  build none

foundations harem
  base ace of hearts
  build up in suit
  at most 12 cards

cells 6

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
