game Faerie Queen
variant of salic-law
source PySolFC, Faerie Queen

deal
  1 king to tableau 1
  rest to stock

foundations
  without takes
  build in order ace to queen in any suit

tableau
  build any card but king when top is king and stock empty
  build down in any suit when stock empty

without discard
