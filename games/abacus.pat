game Abacus
family Yukon
source PySolFC, Abacus
suits clubs spades hearts diamonds

deal
  bases to foundations
  1 2 3 4 5 6 7 to tableau
  rest to stock

# Clubs go by ones, spades by twos, hearts by threes, diamonds by fours.
foundations 4
  base ace of clubs two of spades three of hearts four of diamonds
  build up by suit in suit wrapping

tableau 7
  build down by suit in suit wrapping
  move any cards
  spaces take any card

stock
  turn 1 to each tableau

win when foundations full
