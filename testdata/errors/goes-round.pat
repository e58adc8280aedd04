game House
ranks seven to ace

deal
  1 to each tableau
  rest to stock

tableau 8
  takes spades from waste when pile number is rank of card minus 7 # NOTE goes-round "the seven is 1 and the ace 8, and of the seven it is 2"
  takes hearts from waste when rank of card is 10 # WARNING no-effect "`rank of card is 10` cannot be"
  takes clubs from waste when rank of card is pile number
  takes diamonds from waste

stock
  turn 1 to waste

waste

win when stock empty and waste empty
