game Perseverance
variant of cruel
source PySolFC, Perseverance

tableau
  move sequence

may redeal twice
