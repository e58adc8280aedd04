game Sets

deal
  4 to each tableau

tableau 13
  build none
  spaces stay empty

discard
  takes 5 cards same suit from tableau
  takes ace to three from tableau

win when all cards in discard
