game The Clock with one redeal
variant of german-clock
source PySolFC

stock
  redeals 1

example One redeal
  w: 9H 3C
  play redeal, turn, turn
  may not redeal: redeals 1
