game Grandfather's Clock
family One Deck
source PySolFC, Grandfather's Clock

deal
  bases to foundations
  5 to each tableau

# One pile an hour of the clock.
foundations 12
  base two of spades three of hearts four of clubs five of diamonds six of spades seven of hearts eight of clubs nine of diamonds ten of spades jack of hearts queen of clubs king of diamonds
  build up in suit wrapping

tableau 8
  build down in any suit
  move 1 card
  spaces take any card

win when all cards on foundations

example Twelve cards round the clock, eight piles of five
  deal 1
  now f1: 2S
  now f9: 10S
  now f12: KD
  now each t 5 cards

example Round the corner, in suit
  f12: KD
  t1: 9S AD
  t2: 10H
  t3: AH
  may t1 f12: build up in suit wrapping
  may not t3 f12: build up in suit wrapping
  may t1 t4 1: spaces take any card
