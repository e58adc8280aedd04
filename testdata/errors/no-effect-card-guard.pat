game House
option draw 1 or 3

deal
  1 2 3 4 5 6 7 to tableau top face up
  1 to waste when in pass 2 # WARNING no-effect "there is no pass 2"
  1 to waste when draw is 3
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  build same rank in any suit when pile empty # WARNING no-effect "`pile empty` cannot be"
  move sequence
  spaces take king when card is king # WARNING no-effect "`when card is king` always holds"
  spaces take queen when rank is at least king # WARNING no-effect "`rank is at least king` cannot be"
  spaces take jack when suit is hearts or suit is diamonds
  spaces take ten when card is black and waste empty and no cards in waste # WARNING no-effect "`waste empty` says as much or more"
  spaces take nine when stock empty or stock is not empty # WARNING no-effect "always holds"
  spaces take eight when pile number is 8 # WARNING no-effect "`pile number is 8` cannot be"
  spaces take seven when card is seven to nine and waste empty # WARNING no-effect "`card is seven to nine` always holds"
  spaces take six when card is ace of hearts # WARNING no-effect "`card is ace of hearts` cannot be"
  spaces take five when cards in tableau 1 is at least cards in tableau 2

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
