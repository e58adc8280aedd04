game Queen of Italy
variant of generals-patience
also Terrace, Signora
source Wikipedia, Terrace (solitaire)

deal
  11 to reserve
  1 to each of tableau 1 to 4
  player plays 1 from tableau to foundations
  rest to stock

foundations
  build up in alternating colours wrapping

tableau
  move 1 card
  spaces take any card from waste or stock at once

stock
  turn 1 to waste
  without redeals
