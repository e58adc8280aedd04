game St. Helena
also Napoleon's Favorite, Washington's Favorite
family Napoleon
source PySolFC, St. Helena, as the program ties the piles; its page ties those at the sides too
decks 2

deal
  bases to upper
  bases to lower
  8 to each tableau

foundations upper 4
  suits spades hearts clubs diamonds
  base king
  build down in suit
  takes only from lower or tableau 1 to 6 11 to 12 in pass 1
  takes only when pass is at least 2
  worry back to tableau or lower

foundations lower 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit
  takes only from upper or tableau 5 to 12 in pass 1
  takes only when pass is at least 2
  worry back to tableau or upper

tableau 12
  build up or down in any suit
  move 1 card
  spaces stay empty

may redeal twice
  gather tableau last pile first top card first
  8 to each tableau

win when all cards on foundations
