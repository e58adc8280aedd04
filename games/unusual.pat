game Unusual
variant of cruel
source PySolFC, Unusual
decks 2

deal
  8 aces to foundations
  4 to each tableau

foundations 8
  worry back

tableau 24
