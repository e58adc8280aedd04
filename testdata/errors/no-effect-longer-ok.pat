game Hive

deal
  10 to reserve
  1 to each tableau
  rest to stock

tableau 6
  build same rank
  move sequence
  spaces take any card from reserve or waste at once

reserve

discard
  takes sequence of 4 same rank from tableau at once

stock
  turn 3 to waste
  redeals unlimited

waste

win when 48 cards in discard
