game Klondike with any Card in Spaces
variant of klondike

deal # WARNING no-effect "the steps of `deal` say the same as the parent's"
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

tableau
  spaces take any card
