game Courtyard
variant of busy-aces
source PySolFC, Courtyard

tableau
  move sequence
  spaces take any card from waste or stock at once
  spaces take any card
