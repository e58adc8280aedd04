game Streets of whole Piles
variant of streets-and-alleys

tableau
  spaces take king
