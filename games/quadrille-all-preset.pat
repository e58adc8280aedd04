game Quadrille, fives and sixes laid out
variant of quadrille
source SolSuite

deal
  4 queens to centre
  bases to descending
  bases to ascending
  rest to stock

example Fives, sixes and queens lie out, 40 cards are in the stock
  deal 1
  now each c 1 card
  now each d 1 card
  now each a 1 card
  now s 40 cards
