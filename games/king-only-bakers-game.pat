game King Only Baker's Game
variant of bakers-game
source PySolFC, King Only Baker's Game

tableau
  spaces take king
