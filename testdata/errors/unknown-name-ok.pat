game House, no choice
variant of klondike
without option draw

tableau
  spaces take king
  spaces take queen when pass is 1

stock
  turn 3 to waste
