game House
decks 2

deal
  8 to each tableau

foundations 8
  takes sequence king to ace in suit at once

tableau 13
  build down in any suit
  move sequence in suit
  spaces take any card

win when foundations full
