game Unlimited
variant of josephine
source PySolFC, Unlimited

deal
  7 to each tableau alternately face up
  rest to stock

tableau 7
  spaces take king

stock
  redeals unlimited
