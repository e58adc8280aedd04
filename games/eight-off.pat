game Eight Off
variant of bakers-game
source Wikipedia, Eight Off

deal
  6 to each tableau
  1 to each of cells 1 to 4

tableau
  spaces take king

cells 8
