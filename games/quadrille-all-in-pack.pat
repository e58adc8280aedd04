game Quadrille, queens in the pack
variant of quadrille
source semicolon.com

deal
  rest to stock
