game Double FreeCell
variant of freecell
source PySolFC, Double FreeCell
decks 2

deal
  ace of spades ace of hearts ace of clubs ace of diamonds to foundations
  10 to each tableau

foundations
  suits spades hearts clubs diamonds
  build up in suit wrapping
  at most 26 cards
  worry back to tableau or cells

tableau 10

cells 6
