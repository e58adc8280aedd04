game House
variant of josephine

tableau
  without spaces
  spaces take king
