game Breakwater
variant of unlimited
source PySolFC, Breakwater

tableau
  build down in any suit
  spaces take any card

stock
  without redeals
