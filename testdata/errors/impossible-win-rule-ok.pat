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
  takes pair up in other suits from tableau or reserve when rank is queen to king

win when all cards in discard
