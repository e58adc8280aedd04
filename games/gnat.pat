game Gnat
variant of frog
source PySolFC, Gnat
decks 1

deal
  4 aces to foundations
  1 to each reserve
  rest to stock

foundations 4
  build up in suit

reserve 6

tableau 4
