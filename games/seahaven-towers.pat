game Seahaven Towers
variant of bakers-game
also Sea Towers, Towers, Tours du Alice
source Wikipedia, Seahaven Towers

deal
  5 to each tableau
  1 to each of cells 2 to 3

tableau 10
  spaces take king
