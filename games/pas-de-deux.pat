game Pas de Deux
family Montana
source PySolFC, Pas de Deux
decks 2 apart

deal
  1 to each tableau
  1 to waste
  rest to stock

# The card on the waste names the card that moves. It serves once: the last of a pass is turned over.
tableau 4 rows of 13
  suits clubs spades hearts diamonds
  build none
  spaces stay empty
  swap same rank in suit as waste when waste face up and in same row
  swap same rank in suit as waste when waste face up and in same column
  home column when suit is suit of pile

stock
  turn 1 to waste
  redeals 1

waste
  exposed card stays down

after swap when stock empty
  face down top of waste

after swap
  1 to waste

win when tableau home
