game House
decks 2

deal
  bases to up
  bases to down
  6 to each tableau

foundations up 4 # ERROR bad-name "`up` is a word of the language"
  suits spades hearts clubs diamonds
  base ace
  build up in suit
  worry back to tableau or down

foundations down 4 # ERROR bad-name "`down` is a word of the language"
  suits spades hearts clubs diamonds
  base king
  build down in suit

tableau 16
  build up or down in suit
  spaces stay empty

win when up full and down full
