game Fourteen Out

deal
  5 to each of tableau 1 to 4
  4 to each of tableau 5 to 12

tableau 12
  build none
  spaces stay empty

discard
  takes pair totalling 14 from tableau

win when all cards in discard
