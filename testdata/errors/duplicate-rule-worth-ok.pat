game Thirteen
worth 10 jack queen
worth 11 king
worth 6 five

deal
  7 to each tableau
  rest to stock

tableau 7
  build none
  spaces stay empty

stock
  turn 1 to waste

waste

cells 2

cells more 2

discard
  takes pair totalling 13
  takes ace

win when tableau empty
