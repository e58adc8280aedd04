game The Clock with one redeal
variant of german-clock
source PySolFC

stock
  redeals 1
