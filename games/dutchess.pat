game Dutchess
also Duchess, Glenwood
family Canfield
source Wikipedia, Duchess (solitaire)
# Its rules are told as related to Klondike, too; the choice of the base and the reserve are Canfield's.

deal
  3 to each reserve
  1 to each tableau
  player plays 1 from reserve to foundations
  rest to stock

foundations 4
  base rank of first card
  build up in suit wrapping

reserve 4

tableau 4
  build down in alternating colours wrapping
  move pile
  spaces take any card from reserve
  spaces take any card from waste when reserve empty

stock
  turn 1 to waste
  redeals 1

waste

win when foundations full
