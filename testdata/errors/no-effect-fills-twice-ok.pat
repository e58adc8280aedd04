game House
decks 2

deal
  11 to each reserve face down
  1 to each heads
  1 to each tails

foundations lower 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit

foundations upper 4
  suits spades hearts clubs diamonds
  base king
  build down in suit

tableau heads 8
  build up or down in suit
  spaces stay empty

tableau tails 8
  build up or down in suit
  spaces stay empty

reserve 8
  exposed card stays down

after move
  1 from nearest nonempty reserve to each empty heads face up
  1 from nearest nonempty reserve to each empty tails face up

win when foundations full
