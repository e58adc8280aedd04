game Heads and Tails
family Two Decks
source Solitaire Forever, Heads and Tails, with the reserve pile that Tarbart takes
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

# The piles between the rows fill the spaces of both, whatever lies there.
reserve 8
  exposed card stays down

after move
  1 from nearest nonempty reserve to each empty heads face up
  1 from nearest nonempty reserve to each empty tails face up

win when foundations full

example A space is filled by the pile in line with it
  h1: 5S
  h2: 6S
  h3: QH
  h4: 2D
  h5: 4D
  h6: 6D
  h7: 8D
  h8: 10D
  t1: 2H
  t2: 4H
  t3: 6H
  t4: 8H
  t5: 9C
  t6: JC
  t7: QD
  t8: KD
  r1: (2C)
  r2: (3D)
  play h1 h2
  now h1: 2C
  now r2 1 card

example Else by the nearest, of two as near by the right one
  h1: 4D
  h2: 6S
  h3: QH
  h4: 2D
  h5: KC
  h6: 6D
  h7: 8D
  h8: 10D
  t1: 2H
  t2: 4H
  t3: 6H
  t4: 8H
  t5: 9C
  t6: JC
  t7: QD
  t8: KD
  r4: (3D)
  r6: (9H) (10H)
  play h5 u, t8 u
  now h5: 10H
  now t8: 9H
  now r4 1 card
