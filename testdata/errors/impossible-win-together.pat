game House

deal
  1 to each tableau
  rest to stock

tableau 9
  build none
  spaces take any card from stock at once

stock

discard
  takes pair totalling 11 from tableau # ERROR impossible-win "nothing ever brings jacks, queens and kings"

win when all cards in discard
