game House
decks 2

deal
  8 to each tableau

foundations 8
  takes sequence king to ace in suit at once

tableau 13
  build up in any suit # ERROR no-effect "the game cannot be won: `takes sequence king to"
  move sequence in suit
  spaces take any card

win when foundations full
