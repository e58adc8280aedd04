game Troika
family Fan
source PySolFC, Troika

deal
  3 at a time to each of tableau 1 to 17 but aces to foundations
  rest to tableau 18 but aces to foundations

foundations 4
  base ace
  build up in suit
  worry back

tableau 18
  build same rank
  move 1 card
  spaces stay empty
  at most 3 cards

win when foundations full
