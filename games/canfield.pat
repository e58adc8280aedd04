game Canfield
also Demon
family Canfield
source Wikipedia, Canfield (solitaire)

deal
  13 to reserve top face up
  1 to foundations
  1 to each tableau
  rest to stock

foundations 4
  base rank of first card
  build up in suit wrapping

reserve

tableau 4
  build down in alternating colours wrapping
  move 1 card
  move pile
  spaces take any card from reserve at once
  spaces take any card from waste or tableau

stock
  turn 3 to waste
  redeals unlimited

waste

win when foundations full
