game V
variant of canfield

deal
  1 ace to foundations
  13 to reserve top face up
  1 to each tableau
  rest to stock

foundations
  base ace
  build up in suit
