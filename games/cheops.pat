game Cheops
variant of pyramid
source PySolFC, Cheops

discard
  takes pair same rank from tableau or waste or stock
  takes pair up in any suit from tableau or waste or stock

stock
  without redeals
