game Strategy
variant of sir-tommy
source PySolFC, Strategy

deal
  4 aces to foundations
  rest to stock

foundations
  build up in suit
  takes only when stock empty and waste empty

reserve 8
