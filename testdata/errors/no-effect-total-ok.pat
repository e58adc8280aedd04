game House
worth 12 jack king

deal
  5 to each tableau
  rest to stock

tableau 10
  build none
  spaces take any card from stock at once

stock

discard
  takes pair totalling 17 from tableau
  takes pair totalling 5 from tableau
  takes pair totalling 24 from tableau
  takes pair totalling 11 from tableau

win when at least 40 cards in discard
