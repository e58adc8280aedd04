game Board

deal
  all aces to discard
  4 to each tableau

tableau 12
  build up or down in any suit
  spaces take any card

discard # ERROR unreachable-cards "the 4 cards of `discard` can never come to `tableau`"

win when 52 cards in tableau
