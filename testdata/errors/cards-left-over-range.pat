game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  4 to each of tableau 2 7 # ERROR cards-left-over "16 of 52 cards are never dealt"

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move any cards
  spaces take king

win when foundations full
