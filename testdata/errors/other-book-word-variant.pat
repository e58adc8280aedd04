game House
variant of forty-thieves

foundations
  worry back

tableau
  build down in any suit
  move sequence in suit
  gaps filled automatically from waste or stock # ERROR other-book-word "begins with `spaces`"
  spaces take any card

stock
  turn 3 to waste
  redeals 3
