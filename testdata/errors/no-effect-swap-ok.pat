game Swaps
variant of klondike

tableau
  swap any card once
