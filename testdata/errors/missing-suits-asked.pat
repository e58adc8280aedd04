game Two ways
decks 2

deal
  8 to each tableau

foundations lower 4 # WARNING missing-suits "one suit could be begun there twice"
  base ace when no kings on upper
  build up in suit

foundations upper 4
  base king when no aces on lower
  build down in suit

tableau 13
  build up or down in suit
  spaces take any card

win when all cards on foundations
