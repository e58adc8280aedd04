game Eight Klondikes
variant of klondike

deal
  1 2 3 4 5 6 to tableau top face up
  rest to stock

tableau 6
