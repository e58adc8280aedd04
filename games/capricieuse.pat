game Capricieuse
also Capricious
family Baker's Dozen
source Wikipedia, Capricieuse
decks 2

deal
  bases to rising
  bases to falling
  rest to each tableau but playable cards to foundations replaced

foundations rising 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit

foundations falling 4
  suits spades hearts clubs diamonds
  base king
  build down in suit

tableau 12
  build up or down in suit
  move 1 card
  spaces take any card

may redeal twice
  gather tableau last pile first
  rest to each tableau but playable cards to foundations replaced

win when foundations full

example Up or down in suit
  t1: 7H
  t2: 8H
  t3: 6H
  t4: 8D
  may t1 t2, t1 t3, t2 t1: build up or down in suit
  may not t1 t4: build up or down in suit

example No corner is turned, and a space takes any card
  r1: AS 2S 3S 4S
  f1: KS QS JS 10S 9S 8S 7S 6S
  t1: 5S
  t2: KC
  t3: AC
  t5: 9H 9D
  may t1 r1, t1 f1
  may t5 t4: spaces take any card
  may not t3 t2, t2 t3: build up or down in suit

example Dealt again from the last pile on, and what fits goes up
  left redeal 1
  r1: AS
  f1: KS
  t1: 9C 2S
  t2: 5H 7S
  t11: 7D 3C
  t12: 8H 5D
  play redeal
  now t1: 8H
  now t2: 5D
  now t5: 5H
  now t6: 7S
  now t7: 9C
  now t8 empty
  now r1: AS 2S
  may not redeal

example All cards are dealt, one ace and one king of each suit below them
  deal 1
  now s 0 cards
  now r1: AS 2S 3S 4S 5S
