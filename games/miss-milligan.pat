game Miss Milligan
variant of gypsy
source PySolFC, Miss Milligan

deal
  1 to each tableau
  rest to stock

foundations
  without worry back

tableau
  spaces take king

reserve
  spaces take any card from tableau when stock empty
  move sequence down in alternating colours
