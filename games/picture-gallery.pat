game Picture Gallery
also Die Bildgallerie, Mod-3
family Picture Gallery
source PySolFC, Picture Gallery
decks 2

deal
  1 to each upper
  1 to each middle
  1 to each lower
  rest to stock

tableau upper 8
  build up by 3 in suit when bottom of pile is four
  spaces take four
  at most 4 cards

tableau middle 8
  build up by 3 in suit when bottom of pile is three
  spaces take three
  at most 4 cards

tableau lower 8
  build up by 3 in suit when bottom of pile is two
  spaces take two
  at most 4 cards

# Filled from the stock at once, from the deal on.
tableau 8
  build none
  spaces take any card from stock at once
  spaces take any card when stock empty

discard
  takes ace

stock
  turn 1 to each tableau

win when upper full and middle full and lower full
