game Fans

deal
  aces to reserve 1
  twos to reserve 3 # NOTE passed-over "pile 2 of `reserve` gets no card"
  threes to reserve 3
  2 to each of tableau 1 to 17
  1 to tableau 17 # NOTE passed-over "pile 18 of `tableau` gets no card, and all other piles do"
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 18
  build down in suit
  spaces take any card

reserve 3
  move any 1 card

stock
  turn 1 to waste

waste

win when foundations full
