game House
decks 2

deal
  bases to rising
  6 to each tableau
  rest to stock

foundations rising 4
  suits clubs spades hearts diamonds
  base ace
  build up in suit

foundations falling 4
  suits clubs spades hearts clubs # ERROR foundation-cannot-complete "the piles kept for diamonds hold 13, but there are 26"
  base king
  build down in suit

tableau 16
  build up or down in suit wrapping
  spaces stay empty

stock
  turn 1 to waste

waste

win when foundations full
