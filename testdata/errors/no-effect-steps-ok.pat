game House
decks 2
counter rounds 0 to 3

deal
  bases to foundations
  1 king to each reserve face down
  2 to each tableau top face up
  2 to each tableau alternately face down
  2 at a time to each tableau
  2 to each tableau face down
  queens to bottom of tableau
  rest to stock

foundations 8
  base ace
  build up in suit

reserve 4

tableau 7
  build down in alternating colours
  move sequence
  spaces take any card

stock
  turn 3 to waste

waste

may redeal 3 times
  gather tableau and waste last pile first
  add 1 to rounds
  1 from each tableau to bottom of source
  close up reserve

lose when rounds is 3 and stock empty
win when foundations full
