game Pairs

deal
  1 to each tableau
  rest to stock

tableau 10
  build none
  spaces take any card from stock at once

stock

discard
  takes pair same suit from tableau

win when 48 cards in discard
