game Intrigue
variant of salic-law
source PySolFC, Intrigue

deal
  1 queen to tableau 1
  rest to stock

without foundations

foundations rising 8
  build in order six to jack in any suit

foundations falling 8
  build in order five to ace king in any suit

tableau
  build any card but queen when top is queen and stock empty

stock
  turn 1 to last nonempty tableau when top of stock is not queen
  turn 1 to first empty tableau when top of stock is queen

without discard
