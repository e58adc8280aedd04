game Wasp
variant of scorpion
source PySolFC, Wasp

tableau
  spaces take any card
