game Ripple Fan
variant of relaxed-cruel
source PySolFC, Ripple Fan

deal
  4 to each tableau

tableau 13
