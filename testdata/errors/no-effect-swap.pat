game Swaps
variant of klondike

tableau
  swap any card with any card once # WARNING no-effect "`with any card` changes nothing"
