game Alhambra
family Two Decks
source PySolFC, Alhambra
decks 2

deal
  bases to lower
  bases to upper
  4 to each reserve
  rest to stock

foundations lower 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit

foundations upper 4
  suits spades hearts clubs diamonds
  base king
  build down in suit

reserve 8

waste
  build up or down in suit wrapping from reserve
  spaces take any card from reserve

stock
  turn 1 to waste
  redeals 2

win when foundations full
