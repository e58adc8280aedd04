game Castles in Spain, kings stay
variant of castles-kings-sunk

deal
  without kings
