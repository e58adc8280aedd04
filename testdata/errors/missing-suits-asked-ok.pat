game Two ways
decks 2

deal
  8 to each tableau

foundations lower 4
  base ace when no same suit in lower
  build up in suit

foundations upper 4
  base king but same suit as upper
  build down in suit

tableau 13
  build up or down in suit
  spaces take any card

win when all cards on foundations
