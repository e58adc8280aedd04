game Slipped
variant of klondike

without option draw

stock
  turn 3 to waste
  without redeals

tableau
  without spaces
  spaces take any card
  build down in any suit
