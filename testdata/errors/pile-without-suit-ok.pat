game Rows

deal
  1 to each tableau
  all aces from tableau to discard

tableau 4 rows of 13
  suits spades hearts clubs diamonds
  build none
  spaces take two when column is 1 and suit is suit of pile
  spaces take up in suit after pile left
  home two when column is 1
  home up in suit after pile left when pile left home

discard

win when tableau home
