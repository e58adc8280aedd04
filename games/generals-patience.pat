game General's Patience
also Thirteen
family Terrace
source Solitaire Forever II, after Whitmore Jones, Dalton, Parlett and Barry
decks 2

deal
  13 to reserve
  1 to each of tableau 1 to 4
  player plays 1 from tableau to foundations
  1 to each empty tableau
  rest to stock

foundations 8
  base rank of first card
  build up in suit wrapping

reserve
  plays only to foundations

tableau 9
  build down in alternating colours wrapping
  move sequence by free spaces
  spaces take any card from waste or tableau

stock
  turn 1 to waste in pass 1
  turn 1 to waste when waste empty
  redeals 1

waste

win when foundations full
