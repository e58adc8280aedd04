game Castles in Spain, kings sunk
variant of spanish-kings-sunk

tableau
  build down in alternating colours
