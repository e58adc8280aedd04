game Golf
family Golf
source PySolFC, Golf

deal
  5 to each tableau
  1 to waste
  rest to stock

tableau 7
  build none
  spaces stay empty

stock
  turn 1 to waste

waste
  build up or down in any suit

win when tableau empty
