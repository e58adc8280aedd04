game Board

deal
  aces to foundations
  aces to tableau 1 # ERROR not-in-the-pack "no aces are left: earlier steps have all 4"
  4 to each of tableau 2 to 13

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
