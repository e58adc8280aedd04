game Slipped
varient of klondike # ERROR unknown-block "no line or block `varient`"

without option draw

stock
  turn 3 to waste
  without redeals

tableau
  without spaces
  spaces take any card
  build down in any suits # ERROR other-book-word "any suit is written"
