game Shamrocks
variant of fan
also Three Card Fan
source PySolFC, Shamrocks

tableau
  build up or down in any suit
  spaces stay empty
  at most 3 cards
