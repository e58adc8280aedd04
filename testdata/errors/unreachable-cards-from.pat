game House
deal
  4 to each tableau
  10 to cellar
  rest to stock

foundations 4
  base ace
  build up in suit

reserve cellar
  plays only to tableau # ERROR unreachable-cards "the 10 cards of `cellar` can never come to"

tableau 8
  build down in any suit from tableau or waste
  move 1 card
  spaces take any card from waste

stock
  turn 1 to waste
  redeals 1

waste

win when foundations full
