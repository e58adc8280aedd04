game No Waste
variant of klondike

without waste

deal
  4 to each tableau
  rest to stock

tableau 7
  spaces take any card

stock
  turn draw to each tableau
  without redeals
