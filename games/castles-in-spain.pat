game Castles in Spain
variant of spanish-patience
source Wikipedia, Baker's Dozen (solitaire): variations

tableau
  build down in alternating colours
  # Card by card, as the older rules have it; PySolFC and newer ones move sequences whole.
  move sequence by free spaces
