game Streets
variant of forty-thieves
source PySolFC, Streets

tableau
  build down in alternating colours
