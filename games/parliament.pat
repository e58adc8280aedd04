game Parliament
variant of congress
source PySolFC, Parliament

deal
  8 aces to foundations
  rest to stock
