game House
variant of union-square

deal
  ace of clubs ace of spades ace of hearts ace of diamonds to foundations
  1 to each tableau
  rest to stock

tableau 20
  build up or down in suit wrapping
  spaces take any card from waste or stock at once
