game Part
variant of klondike

tableau
  build down in suit
