game Milligan Harp
variant of gypsy
source PySolFC, Milligan Harp

deal
  1 2 3 4 5 6 7 8 to tableau top face up
  rest to stock

foundations
  without worry back
