game Penelope's Web
variant of streets-and-alleys
source PySolFC, Penelope's Web

tableau
  spaces take king
