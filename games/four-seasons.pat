game Four Seasons
also Corner Card, Vanishing Cross, Cross Currents
family One Deck
source PySolFC, Four Seasons

deal
  1 to foundations
  1 to each tableau
  rest to stock

foundations 4
  base rank of first card
  build up in suit wrapping

tableau 5
  build down in any suit wrapping
  move 1 card
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
