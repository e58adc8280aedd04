game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when 53 cards on foundations # ERROR impossible-win "asks for 53, but the game has 52"
