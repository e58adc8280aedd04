game House

deal
  4 aces to column 1 of tableau
  1 to each of column 3 to 14 of tableau

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
