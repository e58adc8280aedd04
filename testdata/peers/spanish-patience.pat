game Spanish Patience, kings stay, worrying back
variant of spanish-norem
source Solvitaire, preset spanish-patience

foundations
  worry back
