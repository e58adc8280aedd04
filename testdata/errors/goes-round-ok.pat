game House
ranks seven to ace

deal
  1 to each tableau
  rest to stock

tableau 8
  takes spades from waste when pile number is rank of card
  takes hearts from waste when rank of card is 4
  takes clubs from waste when rank of card is pile number
  takes diamonds from waste

stock
  turn 1 to waste

waste

win when stock empty and waste empty
