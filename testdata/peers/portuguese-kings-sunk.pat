game Portuguese Solitaire, kings sunk
variant of bakers-dozen

tableau
  spaces take king
