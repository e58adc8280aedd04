game Forty Thieves
also Napoleon at Saint Helena, Roosevelt at San Juan, Big Forty, Le Cadran, Napoleon at St. Helena
family Forty Thieves
source Wikipedia, Napoleon at St Helena
decks 2

deal
  4 to each tableau
  rest to stock

foundations 8
  base ace
  build up in suit

tableau 10
  build down in suit
  move 1 card
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
