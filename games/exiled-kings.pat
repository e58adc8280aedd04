game Exiled Kings
variant of citadel
source PySolFC, Exiled Kings

tableau
  move sequence
  spaces take king
