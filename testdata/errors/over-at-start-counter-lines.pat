game House
counter moves 0 to 100

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take king

after move
  add 1 to moves

win when foundations full
lose when moves is 0 # ERROR over-at-start "the game is lost before the first move: `moves"
