game Jacks

deal
  5 to each tableau
  rest to reserve

tableau 10
  build none
  spaces stay empty

reserve

discard
  takes pair totalling 11 from tableau or reserve
  takes pair same rank from tableau or reserve when card is jack

win when all cards in discard # ERROR impossible-win "nothing ever brings queens and kings"
