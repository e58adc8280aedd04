game Interregnum
family Two Decks
source PySolFC, Interregnum
decks 2

deal
  1 to each tableau
  1 to each reserve
  rest to stock

# The card of the reserve is the last of its foundation.
foundations 8
  base 1 above rank of own reserve from tableau
  build up in any suit wrapping from tableau when cards in pile is at most 11
  build up in any suit wrapping from own reserve when cards in pile is 12

reserve 8

tableau 8
  build none
  spaces stay empty

stock
  turn 1 to each tableau

win when foundations full
