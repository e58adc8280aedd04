game Peek
variant of osmosis
source PySolFC, Peek

deal
  4 to each reserve
  1 to foundations
  rest to stock
