game House
decks 2

deal
  1 to reserve 1 face down
  1 to each tableau
  1 to reserve 2 face down
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

tableau 4
  build none
  spaces stay empty

reserve 2
  exposed card stays down
  move any 1 card when stock empty

stock
  turn 1 to reserve 1 face down when pass is at most 3
  turn 1 to each tableau in pass 4

after turn when pass is at most 3
  1 to each tableau
  1 to reserve 2 face down

after turn when stock empty
  face up reserve

may redeal 3 times
  gather reserve or tableau last pile first

win when foundations full
