game Chinese Solitaire
variant of chinese-discipline
source PySolFC, Chinese Solitaire

tableau
  spaces take any card
