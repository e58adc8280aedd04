game House

deal
  four to each tableau # ERROR digit-or-rank "`four` is a rank: this deals the fours"
  rest to stock

foundations 4
  base ace to king # ERROR other-book-word "`ace to king` is every card"
  build up in suit

tableau 7
  build down in alternating colours
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
