game Fly
variant of frog
source PySolFC, Fly

deal
  aces to foundations
  13 to reserve
  rest to stock
