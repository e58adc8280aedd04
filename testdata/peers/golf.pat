game Golf, the stock dealt first
source Solvitaire, preset golf

deal
  16 to stock
  5 to each tableau
  1 to waste

tableau 7
  build none
  spaces stay empty

stock
  turn 1 to waste

waste
  build up or down in any suit

win when all cards in waste
