game Big Harp
variant of double-klondike
also Die große Harfe, Die Pyramide, Harp
source PySolFC, Big Harp

deal
  10 9 8 7 6 5 4 3 2 1 to tableau top face up
  rest to stock

tableau 10
  spaces take any card

stock
  without redeals
