game Long foundations
decks 2

deal
  8 to each tableau

foundations 4 # WARNING missing-suits "there are too few cards to fill both piles"
  base ace
  build up in suit wrapping
  at most 26 cards

tableau 13
  build down in alternating colours
  spaces take any card

cells 6

win when all cards on foundations
