game Castles End
variant of fortress
source PySolFC, Castles End

deal
  5 to each tableau
  1 to each reserve
  player plays 1 from tableau or reserve to foundations

foundations
  base rank of first card
  build up in suit wrapping
  worry back when cards in pile is at least 2

reserve 2

tableau
  build up or down in alternating colours wrapping
