game Sails
decks 2

deal
  1 to each reserve
  rest to stock

foundations centre
  base ace
  build up in any suit wrapping
  at most 52 cards

foundations corner 4
  base king
  build down in any suit

reserve 8
  spaces take any card from waste or stock at once

stock
  turn 1 to waste

waste

win when foundations full
