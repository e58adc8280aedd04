game Other Suits
variant of klondike

tableau
  without build
  build down in other suits when stock empty
  move sequence once
  spaces take king when stock empty
