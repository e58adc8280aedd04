game Layers

deal
  6 to each tableau
  rest to tableau 1

foundations 8
  base any card
  build other suit as layer
  takes only when not layer empty
  worry back to tableau when no king in layer

tableau 8
  build down in suit
  spaces take any card

win when all cards on foundations
