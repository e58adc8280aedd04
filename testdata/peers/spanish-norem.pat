game Spanish Patience, kings stay
variant of spanish-kings-sunk

deal
  without kings
