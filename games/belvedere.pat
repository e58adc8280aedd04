game Belvedere
variant of bristol
source PySolFC, Belvedere

deal
  1 ace to foundations
  3 to each tableau
  kings to bottom of tableau
  1 to each reserve
  rest to stock
