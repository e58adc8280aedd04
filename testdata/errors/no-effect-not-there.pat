game Rows

deal
  1 to each tableau
  all aces from tableau to discard

tableau 4 rows of 13
  build none
  spaces take two when column is 1
  spaces take ace when column is 2 # WARNING no-effect "no such card ever lies in `tableau`"
  spaces take up in suit after pile left
  home two when column is 1
  home up in suit after pile left when pile left home

discard

may redeal twice
  gather tableau but home cards
  shuffle
  1 to each empty tableau when pile left empty

win when tableau home
