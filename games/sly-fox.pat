game Sly Fox
family Numerica
source PySolFC, Sly Fox
decks 2
counter begun 0 to 1
counter placed 0 to 19

deal
  bases to lower
  bases to upper
  1 to each reserve
  rest to stock

foundations lower 4
  suits clubs spades hearts diamonds
  base ace
  build up in suit
  worry back to upper

foundations upper 4
  suits clubs spades hearts diamonds
  base king
  build down in suit
  worry back to lower

# placed goes round: after twenty cards it is 0 again.
reserve 20
  takes any card from stock
  plays only to foundations when placed is 0 or stock empty

stock
  top card face up

after move from reserve to foundations when begun is 0
  1 to each empty reserve

after move from stock to reserve
  add 1 to placed
  set begun to 1

win when foundations full
