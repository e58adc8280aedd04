game Station
variant of montana
source PySolFC, Station

may redeal twice
  gather tableau but home cards
  shuffle
  1 to each empty tableau when column is at most 12
