game House

deal
  rest to stock

foundations centre
  build in order six to ace six to ace six to ace six to ace in any suit

foundations corner 4
  base eight # NOTE half-goal "no seven ever comes to a foundation"
  build up in any suit

reserve 4
  spaces take any card from waste

stock
  turn 1 to waste

waste

win when foundations full
