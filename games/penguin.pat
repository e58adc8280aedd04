game Penguin
also Beak and Flipper
family FreeCell
source Wikipedia, Penguin (solitaire)

deal
  1 to tableau 1
  all same rank as tableau 1 to foundations
  1 to each of tableau 2 to 7
  6 to each tableau

foundations 4
  base rank of first card
  build up in suit wrapping

tableau 7
  build down in suit wrapping
  move sequence
  spaces take 1 below base

cells 7

win when foundations full
