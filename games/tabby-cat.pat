game Tabby Cat
family One Deck
source PySolFC, Tabby Cat

deal
  1 to each tableau
  rest to stock

foundations 4
  takes sequence king to ace in any suit

tableau 4
  build down in any suit wrapping
  move sequence
  spaces take any card

reserve tail
  spaces take any card
  move sequence down in any suit wrapping

stock
  turn 1 to each tableau

win when foundations full
