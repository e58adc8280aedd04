game Anew
decks 2

deal
  3 to each tableau
  rest to stock

foundations 8
  base ace
  build up in suit

tableau 18
  build up or down in suit
  spaces take 3 cards from stock at once

stock

may deal-again twice
  gather tableau
  shuffle
  3 at a time to each tableau

win when foundations full
