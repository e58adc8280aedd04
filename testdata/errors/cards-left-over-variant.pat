game Fewer columns
variant of bakers-dozen

tableau 12 # ERROR cards-left-over "4 of 52 cards are never dealt"
