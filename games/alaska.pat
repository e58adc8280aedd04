game Alaska
variant of yukon
source PySolFC, Alaska

tableau
  build up or down in suit
