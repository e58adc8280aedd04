game Brigade
variant of raglan
source PySolFC, Brigade

deal
  4 aces to foundations
  5 to each tableau
  1 to each reserve

tableau 7
  build down in any suit

reserve 13
