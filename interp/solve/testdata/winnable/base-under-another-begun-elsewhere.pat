# deal 19
game Bases
suits spades hearts clubs
ranks ace to three
deal
  1 to ups 1
  1 to downs 1
  rest to each tableau
foundations ups 3
  base rank of first card
  build up in suit wrapping
foundations downs 3
  base 1 above base
  build down in suit
  worry back
tableau 2
  build down in suit
  spaces stay empty
win when all cards on foundations
