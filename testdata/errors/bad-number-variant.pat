game Klondike without Redeal
variant of klondike

stock
  redeals 0 # ERROR bad-number "is no number of redeals"
