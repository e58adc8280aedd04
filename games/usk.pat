game Usk
variant of somerset
source PySolFC, Usk, as the program deals again; its page speaks of a shuffle

tableau
  move sequence
  spaces take king

may redeal once
  gather tableau last pile first
  1 2 3 4 5 6 7 8 8 8 to tableau
