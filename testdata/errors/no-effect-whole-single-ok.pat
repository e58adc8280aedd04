game Klondike of whole Piles
variant of klondike

tableau
  spaces take pile from tableau
  move pile
