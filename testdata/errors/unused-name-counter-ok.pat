game House
ranks ace to king
counter called ace to king from king

deal
  rest to stock

stock
  turn 1 to waste
  redeals 2 shuffled

waste

after turn
  add 1 to called
  1 from waste to discard when rank of waste is called

win when all cards in discard

lose when stock empty and discard empty
