game Dieppe
variant of lady-palk
source PySolFC, Dieppe

deal
  3 to each tableau but playable cards to foundations replaced
  rest to stock
