game Castles in Spain
variant of spanish-patience
source Wikipedia, Baker's Dozen (solitaire): variations

tableau
  build down in alternating colours
  move sequence by free spaces
