game British Canister
variant of american-canister
source Solvitaire, preset british-canister

tableau
  move 1 card
  spaces take king
