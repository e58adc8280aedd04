game Kings in Spaces
variant of bakers-dozen

tableau
  without spaces
  spaces take king
