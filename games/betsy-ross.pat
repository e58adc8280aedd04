game Betsy Ross
also Fairest, Four Kings, Musical Patience, Quadruple Alliance, Plus Belle
family Planners
source PySolFC, Betsy Ross

# The four cards aside show by how much each foundation climbs.
deal
  ace of spades two of spades three of spades four of spades to discard
  two of hearts four of hearts six of hearts eight of hearts to foundations
  rest to stock

foundations 4
  base two four six eight
  build up by pile number in any suit wrapping
  at most 12 cards

stock
  turn 1 to waste
  redeals 2

waste

discard

win when foundations full
