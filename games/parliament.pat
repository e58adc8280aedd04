game Parliament
variant of congress
source PySolFC, Parliament

deal
  8 aces to foundations
  1 to each tableau
  rest to stock
