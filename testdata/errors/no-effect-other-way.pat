game House
decks 2

deal
  8 to each tableau

foundations 8
  takes sequence king to ace in suit at once # ERROR no-effect "the game cannot be won: `takes sequence king to"

tableau 13
  build up in any suit
  move sequence in suit
  spaces take any card

win when foundations full
