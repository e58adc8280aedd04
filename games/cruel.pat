game Cruel
family Baker's Dozen
source Wikipedia, Cruel (solitaire)

deal
  4 aces to foundations
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 12
  build down in suit
  move 1 card
  spaces stay empty

may redeal
  gather tableau
  4 at a time to each tableau

win when foundations full
