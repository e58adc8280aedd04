game Galary
variant of red-moon
source PySolFC, Galary

tableau
  spaces take ace when column is 1
  spaces take up in suit after pile left
  spaces take down in suit after pile right when column is 2 to 14
