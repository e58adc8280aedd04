game Moosehide
variant of yukon
source PySolFC, Moosehide

tableau
  build down in other suits
