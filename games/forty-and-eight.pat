game Forty and Eight
variant of forty-thieves
source PySolFC, Forty and Eight

foundations
  worry back

tableau 8

stock
  redeals 1
