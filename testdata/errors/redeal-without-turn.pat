game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  1 to waste
  rest to stock

foundations 4
  base ace
  build up in suit
  worry back

tableau 7
  build down in alternating colours
  move sequence
  spaces take king from stock at once
  spaces take king

stock
  redeals unlimited # WARNING redeal-without-stock "nothing in play brings a card to it"

waste

win when foundations full
