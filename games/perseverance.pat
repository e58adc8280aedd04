game Perseverance
variant of cruel
source PySolFC, Perseverance

foundations
  worry back

tableau
  move sequence

may redeal twice
