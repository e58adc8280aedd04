game Watch
variant of clock-patience
also Relaxed Clock
source Wikipedia, Clock (card game)

tableau
  takes pile number from hand at bottom
  takes king from hand once when top face down and tableau 13 face up

# Holds the king while the card under it is drawn.
reserve aside

after move of king to tableau 1 to 12
  1 from pile to aside
  1 from pile to hand
  1 from aside to pile face down
