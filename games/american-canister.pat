game American Canister
variant of canister
source PySolFC, American Canister

tableau
  build down in alternating colours
