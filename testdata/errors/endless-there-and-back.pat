game Busy

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours at once # WARNING endless "there and back for ever: the ace of spades goes on 2 cards"
  move 1 card
  spaces take king

stock
  turn 1 to waste
  redeals 2

waste

win when all cards in foundations and stock not empty # ERROR impossible-win "can never hold"
