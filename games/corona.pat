game Corona
variant of forty-thieves
source PySolFC, Corona

deal
  3 to each tableau
  rest to stock

tableau 12
  spaces take any card from waste or stock at once
  spaces take any card
