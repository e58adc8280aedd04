game Australian Patience
variant of russian-solitaire
source PySolFC, Australian Patience

deal
  4 to each tableau
  rest to stock

foundations
  worry back

stock
  turn 1 to waste

waste
