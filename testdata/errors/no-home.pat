game Gaps

deal
  1 to each tableau
  all aces from tableau to discard

tableau 4 rows of 13
  build none
  spaces take two when column is 1
  spaces take up in suit after pile left

discard

win when tableau home # ERROR no-home "no card is ever home"
