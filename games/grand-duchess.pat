game Grand Duchess
family Numerica
source PySolFC, Grand Duchess
decks 2

deal
  rest to stock

foundations lower 4
  suits clubs spades hearts diamonds
  base ace
  build up in suit

foundations upper 4
  suits clubs spades hearts diamonds
  base king
  build down in suit

tableau 4
  build none
  spaces stay empty

# Two packets beside the row, that open when the stock is gone.
reserve 2
  exposed card stays down
  move any 1 card when stock empty

stock
  turn 1 to each tableau

after turn when pass is at most 3
  1 to each reserve face down

after turn when stock empty
  face up reserve

may redeal 3 times
  gather tableau or reserve

win when foundations full
