game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

stock
  redeals 2 # ERROR redeal-without-stock "gives out all 52 cards"

win when foundations full
