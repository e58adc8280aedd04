game Puss in the Corner
variant of sir-tommy
source PySolFC, Puss in the Corner

deal
  4 aces to foundations
  rest to stock

foundations
  build up in colour

may redeal once when stock empty and waste empty
  gather reserve last pile first
