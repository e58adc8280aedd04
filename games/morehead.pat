game Morehead
variant of somerset
source PySolFC, Morehead

tableau
  build down in other suits
