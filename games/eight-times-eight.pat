game Eight Times Eight
variant of gargantua
also Achtmal Acht
source PySolFC, Eight Times Eight

deal
  8 to each tableau
  rest to stock

tableau 8
  spaces take any card

stock
  redeals 2
