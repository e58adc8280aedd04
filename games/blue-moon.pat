game Blue Moon
also Rangoon
family Montana
source PySolFC, Blue Moon

deal
  1 to each of column 2 to 14 of tableau
  all aces from column 2 to 14 of tableau to column 1 of tableau

# The gaps of a redeal lie right of the cards that stay, one a row.
tableau 4 rows of 14
  build none
  spaces take up in suit after pile left
  home ace when column is 1
  home up in suit after pile left when pile left home

may redeal twice
  gather tableau but home cards
  shuffle
  1 to each empty tableau when pile left empty

win when tableau home
