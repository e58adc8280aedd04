game Aces and Kings
decks 2

deal
  13 to each reserve
  1 to each tableau
  rest to stock

foundations lower 4
  base any card
  build up in any suit wrapping

foundations upper 4
  base any card
  build down in any suit wrapping

reserve 2

tableau 4
  build none
  spaces take any card from waste or stock at once

stock
  turn 1 to waste

waste

win when all cards on foundations
