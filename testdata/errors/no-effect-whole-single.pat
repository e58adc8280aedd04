game Klondike of whole Piles
variant of klondike

tableau
  spaces take pile # WARNING no-effect "never moves several cards: those of `tableau` leave one by one"
  move 1 card
