game Castles in Spain, kings stay, worrying back
variant of castles-norem
source Solvitaire, preset castles-of-spain

foundations
  worry back
