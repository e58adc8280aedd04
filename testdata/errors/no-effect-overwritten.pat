game House
counter called ace to king from king
counter fresh 0 to 1
counter misses 0 to 3 from 1

deal
  rest to stock

stock
  turn 1 to waste
  redeals unlimited

waste

discard
  takes any card from waste at once when rank is called and fresh is 1

after turn
  add 1 to called
  set fresh to 1

after redeal
  add 1 to fresh # WARNING no-effect "`set fresh to 0` follows"
  set fresh to 0

after move to discard
  set misses to 0
  set fresh to 0

win when all cards in discard
lose when misses is 3 # WARNING no-effect "never holds"
