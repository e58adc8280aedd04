game Modulo
decks 2

deal
  1 to each upper
  1 to each tableau
  rest to stock

tableau upper 8
  build up by 3 in suit when bottom of pile is five # ERROR foundation-cannot-complete "end after 3"
  spaces take four
  at most 4 cards

tableau 8
  build none
  spaces take any card from stock at once
  spaces take any card when stock empty

stock
  turn 1 to each tableau

win when upper full
