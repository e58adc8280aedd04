game House, no choice
variant of klondike
without option draw

tableau
  spaces take king
  spaces take queen when draw is 1 # ERROR unknown-name "`draw` is no option"

stock
  turn 3 to waste
