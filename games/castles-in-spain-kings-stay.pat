game Castles in Spain, kings stay
variant of castles-in-spain
source Solvitaire, castles-of-spain, but for cards that come back

deal
  without kings
