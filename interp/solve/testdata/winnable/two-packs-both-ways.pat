# deal 0: both aces of hearts cannot begin a foundation below, or that of spades never does
game Two Packs Both Ways
decks 2
suits spades hearts
ranks ace to two
deal
  1 to each tableau
  rest to stock
foundations lower 2
  base ace
  build up in suit
foundations upper 2
  base two
  build down in suit
tableau 3
  build none
  spaces stay empty
stock
  turn 3 to waste
  redeals unlimited
waste
win when all cards on foundations
