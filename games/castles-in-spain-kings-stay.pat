game Castles in Spain, kings stay
variant of castles-in-spain

deal
  without kings
