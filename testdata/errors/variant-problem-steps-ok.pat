game Fans For Ever
variant of la-belle-lucie

without may redeal

may redeal
  gather tableau
  shuffle
  2 at a time to each tableau
  rest to tableau 1
