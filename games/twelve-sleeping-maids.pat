game Twelve Sleeping Maids
family Two Decks
source PySolFC, Twelve Sleeping Maids
decks 2

deal
  4 to each reserve face down
  1 to each tableau
  rest to stock

foundations 8
  build in order king ace to queen in suit
  worry back

tableau 8
  build down in suit
  move sequence
  spaces take any card

# Each pile waits asleep until the one before it is gone.
reserve 12
  exposed card stays down

stock
  turn 1 to waste
  redeals 2

waste

after move when 1 space in tableau
  face up top of first nonempty reserve

win when foundations full
