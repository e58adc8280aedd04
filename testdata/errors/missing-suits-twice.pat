game House
variant of union-square

deal
  ace of clubs ace of spades ace of spades ace of diamonds to foundations # NOTE missing-suits "the spades stand here twice, and the hearts not at all"
  1 to each tableau
  rest to stock

tableau 20
  build up or down in suit wrapping
  spaces take any card from waste or stock at once
