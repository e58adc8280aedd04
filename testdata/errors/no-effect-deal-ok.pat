game Klondike with any Card in Spaces
variant of klondike

deal
  1 2 3 4 5 6 7 to tableau
  rest to stock

tableau
  spaces take any card
