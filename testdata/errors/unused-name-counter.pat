game House
ranks ace to king
counter called ace to king from king # WARNING unused-name "no step changes the counter `called`: it is"

deal
  rest to stock

stock
  turn 1 to waste
  redeals 2 shuffled

waste

after turn
  1 from waste to discard when rank of waste is called

win when all cards in discard

lose when stock empty and discard empty
