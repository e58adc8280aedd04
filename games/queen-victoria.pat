game Queen Victoria
variant of king-albert
source PySolFC, Queen Victoria

tableau
  move sequence
