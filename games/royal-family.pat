game Royal Family
variant of cruel
source PySolFC, Royal Family

deal
  4 kings to foundations
  4 to each tableau

foundations
  base king
  build down in suit
  worry back

tableau
  build up or down in alternating colours
  spaces take any card

may redeal once
