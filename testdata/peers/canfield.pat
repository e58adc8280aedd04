game Canfield, the stock dealt first
source Solvitaire, preset canfield
# The preset moves part of a run only where that lets a card go to a foundation; here runs move freely.

deal
  34 to stock
  13 to reserve
  1 to each tableau
  1 to foundations

foundations 4
  base rank of first card
  build up in suit wrapping

reserve

# Going round ends at the base: nothing is built on a card of its rank.
tableau 4
  build down in alternating colours wrapping when rank of top is not base
  move sequence
  spaces take any card from reserve at once
  spaces take any card

stock
  turn 3 to waste
  redeals unlimited

waste

win when foundations full
