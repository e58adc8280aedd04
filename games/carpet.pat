game Carpet
family One Deck
source PySolFC, Carpet

deal
  4 aces to foundations
  1 to each reserve
  rest to stock

foundations 4
  base ace
  build up in suit
  worry back to reserve

reserve 20
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
