game Fortune's Favor
also Fortune's Favour
family One Deck
source PySolFC, Fortune's Favor

deal
  4 aces to foundations
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit
  worry back

tableau 12
  build down in suit
  move 1 card
  spaces take any card from waste or stock at once
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
