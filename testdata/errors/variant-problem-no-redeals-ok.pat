game House
variant of forty-thieves

tableau
  build down in alternating colours

stock
  turn 2 to waste
