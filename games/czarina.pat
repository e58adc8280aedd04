game Czarina
variant of four-seasons
source PySolFC, Czarina

tableau
  spaces take any card from waste or stock at once
  spaces take any card
