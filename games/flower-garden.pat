game Flower Garden
variant of king-albert
also The Bouquet, The Garden, Le Parterre
source PySolFC, Flower Garden

deal
  6 to each tableau
  1 to each reserve

tableau 6
  build down in any suit

reserve 16
