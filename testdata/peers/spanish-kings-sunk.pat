game Spanish Patience, kings sunk
variant of bakers-dozen

tableau
  spaces take any card
