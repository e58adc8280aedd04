game Penelope's Web
variant of streets-and-alleys
source PySolFC, Penelope's Web

tableau
  move sequence
  spaces take king
