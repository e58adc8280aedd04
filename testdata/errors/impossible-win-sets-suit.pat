game Sets

deal
  4 to each tableau

tableau 13
  build none
  spaces stay empty

discard
  takes 5 cards same suit from tableau # ERROR impossible-win "spades leave in sets of 5, but they are 13 cards"

win when all cards in discard
