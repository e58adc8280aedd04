game General's Patience
variant of queen-of-italy
also Thirteen
source Solitaire Forever II, after Whitmore Jones, Dalton, Parlett and Barry

deal
  13 to reserve
  1 to each of tableau 1 to 4
  player plays 1 from tableau to foundations
  1 to each empty tableau
  rest to stock

foundations
  build up in suit wrapping

tableau
  move sequence by free spaces
  spaces take any card from waste or tableau

# In the second pass a card that is turned must be played before the next. Goodsol loses the game at once where
# it cannot be (generals-patience-strict); PySolFC and SolSuite have no second pass.
stock
  turn 1 to waste in pass 1
  turn 1 to waste when waste empty
  redeals 1
