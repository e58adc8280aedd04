game Munger
variant of minerva
source PySolFC, Munger

deal
  4 to each tableau alternately face down
  7 to reserve top face up
  rest to stock

stock
  without redeals
