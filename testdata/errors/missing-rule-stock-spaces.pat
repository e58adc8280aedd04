game Fans

deal
  3 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 12
  build down in any suit
  spaces take 3 cards from stock at once when no spaces in tableau # ERROR missing-rule "nothing ever takes the cards of the stock"

stock

win when foundations full
