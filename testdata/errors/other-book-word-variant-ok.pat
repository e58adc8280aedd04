game House
variant of forty-thieves

foundations
  worry back

tableau
  build down in any suit
  move sequence in suit
  spaces take any card from waste or stock at once
  spaces take any card

stock
  turn 3 to waste
  redeals 3
