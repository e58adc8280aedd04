game Pairs

deal
  1 to each tableau
  rest to stock

tableau 10
  build none
  spaces take any card from stock # ERROR fill-without-source "not played unless"

stock
  turn 1 to each tableau

discard
  takes pair totalling 13 from tableau
  takes king from tableau

win when all cards in discard
