game Quadrille, queens in the pack
variant of quadrille
source semicolon.com

deal
  rest to stock

example All cards are in the stock, and queens wait for their place
  deal 1
  now s 52 cards
