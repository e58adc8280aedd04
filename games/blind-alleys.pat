game Blind Alleys
variant of pas-seul
source PySolFC, Blind Alleys

deal
  4 aces to foundations
  3 to each tableau top face up
  rest to stock

stock
  redeals 1
