game Klondike without Redeal
variant of klondike

stock
  without redeals
