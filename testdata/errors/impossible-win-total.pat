game House

deal
  4 to each tableau

tableau 13
  build none
  spaces stay empty

discard
  takes pair totalling 12 from tableau # ERROR impossible-win "nothing ever brings queens"
  takes king from tableau

win when all cards in discard
