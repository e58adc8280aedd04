game House
decks 2

deal
  bases to rising
  bases to falling
  6 to each tableau

foundations rising 4
  suits clubs spades hearts diamonds
  base ace
  build up in suit

foundations falling 4
  suits diamonds clubs hearts spades
  base king
  build down in suit

tableau 16
  build up or down in suit wrapping
  spaces stay empty

win when foundations full
