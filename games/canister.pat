game Canister
variant of beleaguered-castle
source PySolFC, Canister

deal
  6 6 7 7 7 7 6 6 to tableau

foundations
  worry back

tableau
  move sequence
