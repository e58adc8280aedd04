game Crescent
also La Demi-Lune
family Fan
source PySolFC, Crescent
decks 2

deal
  bases to lower
  bases to upper
  6 to each tableau

foundations lower 4
  suits clubs spades hearts diamonds
  base ace
  build up in suit
  worry back to tableau or upper

foundations upper 4
  suits clubs spades hearts diamonds
  base king
  build down in suit
  worry back to tableau or lower

tableau 16
  build up or down in suit wrapping
  move 1 card
  spaces stay empty

may rotate 3 times
  1 from bottom of each tableau to top of source

win when foundations full
