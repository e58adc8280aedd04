game Sets

deal
  4 to each tableau

tableau 13
  build none
  spaces stay empty

discard
  takes 3 to 4 cards same rank from tableau

win when tableau empty
