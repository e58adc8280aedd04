game Wasp
variant of scorpion
source PySolFC, Wasp

tableau
  spaces take any card

example Any card fills a space, with whatever lies on it
  t1: (2D) 9D 7S KH
  may t1 t2 2: spaces take any card
