game Relaxed Pyramid
variant of pyramid
also Pyramid's Stones, Pyramid Clear
source PySolFC, Relaxed Pyramid

win when tableau empty
