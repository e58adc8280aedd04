game House
variant of klondike

tableau
  build down in suit

stock
  turn 2 to waste

without option draw
