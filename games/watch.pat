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

example The fourth king is laid under a card that lies face down, once
  left begin 0
  t3: 3S 3H 3C (7D)
  t7: 7S 7H 7C
  t13: KS KH KC
  hand: KD
  play hand t3
  now hand: 7D
