game Sets

deal
  4 to each tableau

tableau 13
  build none
  spaces stay empty

discard
  takes 3 cards same rank from tableau # ERROR impossible-win "aces leave in sets of 3, but they are 4 cards"

win when tableau empty
