game Gaps

deal
  1 to each tableau
  all aces from tableau to discard

tableau 4 rows of 13
  build none
  spaces take two when column is 1
  spaces take up in suit after pile left
  home up in suit after pile left when pile left home
  home two when column is 1

discard

win when tableau home
