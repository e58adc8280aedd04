game V

deal
  3 to each tableau
  rest to stock

foundations 4
  suits spades hearts clubs clubs # ERROR foundation-cannot-start "2 foundations start with ace of clubs"
  base ace
  build up in suit

tableau 7
  build down in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
