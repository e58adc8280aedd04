game Streets
variant of forty-thieves
source PySolFC, Streets

foundations
  worry back

tableau
  build down in alternating colours
