game Trusty Twelve
family One Deck
source PySolFC, Trusty Twelve

deal
  1 to each tableau
  rest to stock

tableau 12
  build down in any suit
  move 1 card
  spaces take any card from stock at once

stock

win when stock empty
