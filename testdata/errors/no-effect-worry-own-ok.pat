game Both Ways
decks 2

deal
  bases to lower
  bases to upper
  1 to each reserve
  rest to stock

foundations lower 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit
  worry back to upper

foundations upper 4
  suits spades hearts clubs diamonds
  base king
  build down in suit
  worry back to lower

reserve 9
  spaces take any card from waste or stock at once

stock
  turn 1 to waste
  redeals 1

waste

win when foundations full
