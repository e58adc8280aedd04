game Quadrille, fives and sixes laid out
variant of quadrille
source SolSuite

deal
  4 queens to centre
  bases to descending
  bases to ascending
  rest to stock
