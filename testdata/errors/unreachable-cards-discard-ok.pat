game Board

deal
  all aces to discard
  4 to each tableau

tableau 12
  build up or down in any suit
  spaces take any card

discard

win when 48 cards in tableau 1
