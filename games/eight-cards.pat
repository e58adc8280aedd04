game Eight Cards
variant of good-thirteen
also Acht Karten
source Wikipedia, Acht Karten

tableau 8

reserve ninth

stock
  turn 1 to ninth twice when ninth empty

discard
  takes pair totalling 11 from tableau or ninth
  takes jack or queen or king from tableau or ninth
