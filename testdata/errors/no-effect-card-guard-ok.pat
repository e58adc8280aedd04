game House
option draw 1 or 3

deal
  1 2 3 4 5 6 7 to tableau top face up
  1 to waste when draw is 1
  1 to waste when draw is 3
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  build same rank in any suit when top is red
  move sequence
  spaces take king when card is red
  spaces take queen or king when rank is at least king
  spaces take jack when suit is hearts or suit is diamonds
  spaces take ten when card is black and waste empty
  spaces take nine when stock empty
  spaces take eight when pile number is 7
  spaces take seven when card is black and waste empty
  spaces take six or ace when card is ace of hearts
  spaces take five when cards in tableau 1 is at least cards in tableau 2

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
