game Castles in Spain
variant of spanish-patience
source Wikipedia, Baker's Dozen (solitaire): variations

tableau
  build down in alternating colours
  # Card by card, as the older rules have it; PySolFC and newer ones move sequences whole.
  move sequence by free spaces

example Red on black, black on red
  t1: 6H
  t2: 7S
  t3: 7D
  may t1 t2: build down in alternating colours
  may not t1 t3: build down in alternating colours

example With one space two cards may go together, not three
  t1: KC 5D
  t2: KS 8H 7S 6H
  t3: 7C
  t4: 9S
  t5: 2C
  t6: 3C
  t7: 4C
  t8: AC
  t9: 8C
  t10: 10C
  t11: JC
  t12: QC
  may t2 t3 1
  may t2 t13 1
  may not t2 t4 3: move sequence by free spaces
