game Deuces
variant of forty-thieves
source PySolFC, Deuces

deal
  twos to foundations
  1 to each tableau
  rest to stock

foundations
  base two
  build up in suit wrapping
  worry back

tableau
  build down in suit wrapping
