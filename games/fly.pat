game Fly
variant of frog
source PySolFC, Fly

deal
  8 aces to foundations
  13 to reserve
  rest to stock
