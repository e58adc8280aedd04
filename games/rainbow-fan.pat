game Rainbow Fan
variant of crescent
source PySolFC, Rainbow Fan

deal
  bases to lower
  bases to upper
  3 to each tableau
  rest to stock

tableau 20
  spaces take 3 cards from stock at once
