game Alexander the Great
variant of clover-leaf
source PySolFC, Alexander the Great

deal
  bases to foundations
  4 to each tableau

tableau 12
