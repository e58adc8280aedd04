game House
decks 2

deal
  bases to ascending
  bases to descending
  6 to each tableau

foundations ascending 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit
  worry back to tableau or descending

foundations descending 4
  suits spades hearts clubs diamonds
  base king
  build down in suit

tableau 16
  build up or down in suit
  spaces stay empty

win when ascending full and descending full
