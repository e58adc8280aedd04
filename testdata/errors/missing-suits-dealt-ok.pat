game Long foundations
decks 2

deal
  ace of spades ace of hearts ace of clubs ace of diamonds to foundations
  10 to each tableau

foundations 4
  base ace
  build up in suit wrapping
  at most 26 cards

tableau 10
  build down in alternating colours
  spaces take any card

cells 6

win when all cards on foundations
