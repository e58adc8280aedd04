game House
decks 2

deal
  bases to lower
  bases to upper
  1 to each tableau
  rest to stock

foundations lower 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit

foundations upper 4
  suits spades hearts clubs diamonds
  base king
  build down in suit

tableau 20
  build any card from waste
  spaces take any card from waste at once
  move 1 card

stock
  turn 1 to waste when waste empty

waste

win when foundations full
