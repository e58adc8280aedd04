game Gaps, one deal
source Solvitaire, preset gaps-one-deal

deal
  1 to each column 1 of tableau
  1 to each column 2 of tableau
  1 to each column 3 of tableau
  1 to each column 4 of tableau
  1 to each column 5 of tableau
  1 to each column 6 of tableau
  1 to each column 7 of tableau
  1 to each column 8 of tableau
  1 to each column 9 of tableau
  1 to each column 10 of tableau
  1 to each column 11 of tableau
  1 to each column 12 of tableau
  1 to each column 13 of tableau
  all aces from tableau to discard

tableau 4 rows of 13
  build none
  spaces take two when column is 1
  spaces take up in suit after pile left
  home two when column is 1
  home up in suit after pile left when pile left home

win when tableau home
