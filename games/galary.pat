game Galary
variant of red-moon
source PySolFC, Galary

tableau
  spaces take up in suit after pile left
  spaces take down in suit after pile right
