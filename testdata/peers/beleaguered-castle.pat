game Beleaguered Castle
variant of streets-and-alleys
source Solvitaire, preset beleaguered-castle

deal
  aces to foundations
  6 to each tableau
