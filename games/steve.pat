game Steve
variant of carlton
source PySolFC, Steve

tableau
  build down in any suit
  move sequence in suit
