game Scotch Patience
variant of fan
source Solvitaire, preset scotch-patience

tableau
  build down in alternating colours
  spaces stay empty
