game Board
decks 2

deal
  player plays 1 from tableau to foundations # ERROR choice-too-early "before any card is there"
  8 to each tableau

foundations 8
  base rank of first card
  build up in suit wrapping

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
