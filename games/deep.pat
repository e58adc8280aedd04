game Deep
variant of cats-tail
source PySolFC, Deep

deal
  13 to each tableau

tableau 8
  spaces take any card
