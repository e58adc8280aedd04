game Portuguese Solitaire, kings stay
variant of portuguese-kings-sunk

deal
  without kings
