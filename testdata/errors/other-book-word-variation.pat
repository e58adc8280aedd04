game Slipped
variation of klondike # ERROR other-book-word "another form of a game"

without option draw

stock
  turn 3 to waste
  without redeals

tableau
  without spaces
  spaces take any card
  build down in any suits # ERROR other-book-word "any suit is written"
