game House
decks 2

deal
  8 aces to foundations
  12 to each lady
  twos to manor 1
  threes to manor 2
  fours to manor 3
  fives to manor 4
  sixes to manor 5
  sevens to manor 6
  eights to manor 7
  nines to manor 8
  tens to manor 9
  jacks to manor 10
  queens to manor 11
  kings to manor 12

foundations 8
  base ace
  build up in any suit

reserve lady 4

reserve manor 12

win when foundations full
