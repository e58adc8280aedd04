game Aloud
counter called ace to king from king # NOTE few-values "never anything but ace or king"

deal
  rest to stock

stock
  turn 1 to waste
  redeals 2

waste

discard
  takes any card from waste when rank is called

after turn
  set called to ace

win when all cards in discard
