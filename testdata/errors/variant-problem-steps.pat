game Fans For Ever
variant of la-belle-lucie

may redeal # ERROR variant-problem "`may redeal` has no steps"
