game Klondike for Ever
variant of klondike-three-passes

stock
  redeals unlimited
