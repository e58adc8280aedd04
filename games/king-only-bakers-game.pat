game King Only Baker's Game
variant of bakers-game
source PySolFC, King Only Baker's Game

foundations
  worry back to tableau or cells

tableau
  spaces take king
