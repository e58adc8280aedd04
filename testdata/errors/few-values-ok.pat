game Aloud
counter called ace to king from king

deal
  rest to stock

stock
  turn 1 to waste
  redeals 2

waste

discard
  takes any card from waste when rank is called

after turn
  add 1 to called

win when all cards in discard
