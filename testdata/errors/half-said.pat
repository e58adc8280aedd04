game Fans For Ever
variant of la-belle-lucie

may redeal # WARNING half-said "`may redeal` keeps how often the parent's may be done: `twice`"
  gather tableau
  shuffle
  2 at a time to each tableau
  rest to tableau 1
