game Congress
variant of diplomat
also President's Cabinet
source PySolFC, Congress

deal
  1 to each tableau
  rest to stock

tableau
  spaces take any card from waste or stock at once
  spaces take any card
