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
  1 from bottom of each tableau to its top

win when foundations full

example Up or down in suit, king and ace are neighbours; one card, and spaces stay empty
  t1: 9S 8S
  t2: 9S
  t3: 7S
  t4: KH
  t5: AH
  may t1 t2 1, t1 t3 1, t4 t5: build up or down in suit wrapping
  may not t1 t4: build up or down in suit wrapping
  may not t1 t6: spaces stay empty

example Three times the lowest card of each pile comes to its top
  t1: 9S 8H 7C
  t2: 4D
  play rotate
  now t1: 8H 7C 9S
  play rotate, rotate
  now t1: 9S 8H 7C
  may not rotate

example An ace and a king of each suit lie out, sixteen piles of six
  deal 1
  now each l 1 card
  now each u 1 card
  now each t 6 cards
