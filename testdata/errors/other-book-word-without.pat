game House
variant of klondike
remove option draw # ERROR other-book-word "in a variant what the parent has is taken away"

stock
  turn 1 to waste
  redeals 1
