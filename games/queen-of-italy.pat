game Queen of Italy
also Terrace, Signora
family Terrace
source Wikipedia, Terrace (solitaire)
decks 2

deal
  11 to reserve
  1 to each of tableau 1 to 4
  player plays 1 from tableau to foundations
  rest to stock

foundations 8
  base rank of first card
  build up in alternating colours wrapping

reserve
  plays only to foundations

tableau 9
  build down in alternating colours wrapping
  move 1 card
  spaces take any card from waste or stock at once

stock
  turn 1 to waste

waste

win when foundations full
