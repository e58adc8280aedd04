game Montana
also Gaps, Vacancies
family Montana
source PySolFC, Montana

deal
  1 to each tableau
  all aces from tableau to discard

# The gaps of a redeal lie right of the cards that stay, one a row.
tableau 4 rows of 13
  build none
  spaces take two when column is 1
  spaces take up in suit after pile left
  home two when column is 1
  home up in suit after pile left when pile left home

discard

may redeal twice
  gather tableau but home cards
  shuffle
  1 to each empty tableau when pile left empty

win when tableau home
