game Thirty-Nine Steps
variant of waning-moon
source PySolFC, Thirty-Nine Steps

deal
  3 to each tableau
  rest to stock
