game Last Chance
family Planners
source PySolFC, Last Chance, as the program lays out seven piles; its page says six

deal
  1 to each tableau
  1 to reserve face down
  rest to stock

foundations 4
  base ace
  build up in suit
  worry back

tableau 7
  takes any card from waste
  spaces take any card
  move 1 card

reserve
  exposed card stays down until stock empty and waste empty

stock
  turn 1 to waste when waste empty

waste

win when foundations full
