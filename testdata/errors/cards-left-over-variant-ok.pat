game Fewer columns
variant of bakers-dozen

deal
  4 to each tableau
  rest to tableau 1
  kings to bottom of tableau

tableau 12
