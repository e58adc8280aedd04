game Tournament
family Napoleon
also Maréchal Saxe, La Nivernaise, Napoleon's Flank
source PySolFC, Tournament, without its second deal where the cells hold no ace and no king
decks 2

deal
  1 to each cells
  rest to stock

foundations lower 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit
  worry back to cells or upper

foundations upper 4
  suits spades hearts clubs diamonds
  base king
  build down in suit
  worry back to cells or lower

cells 8

tableau 6
  build none
  spaces take 4 cards from stock at once

stock
  turn 4 at a time to each tableau

may redeal twice when stock empty
  gather tableau

win when all cards on foundations
