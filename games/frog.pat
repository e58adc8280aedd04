game Frog
family Planners
source PySolFC, Frog
decks 2

deal
  13 to reserve but aces to foundations replaced
  rest to stock

foundations 8
  base ace
  build up in any suit

reserve

tableau 5
  takes any card from waste
  move 1 card

stock
  turn 1 to waste when waste empty

waste

win when foundations full
