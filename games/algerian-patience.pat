game Algerian Patience
family Two Decks
source PySolFC, Algerian Patience
decks 2

deal
  bases to falling
  1 to each tableau
  6 to each reserve
  rest to stock

foundations rising 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit
  worry back to falling when card is not ace

foundations falling 4
  suits spades hearts clubs diamonds
  base king
  build down in suit
  worry back to rising when card is not king

tableau 8
  build up or down in suit wrapping
  move 1 card
  spaces take any card

reserve 6
  spaces take any card from tableau

stock
  turn 2 to each reserve when cards in stock is at least 12
  turn 1 to each tableau when cards in stock is 8

win when foundations full

example Up or down, round the corner, from the reserve but not to it
  t1: KC
  t2: AC
  t3: 5H
  t4: 6D
  r1: QC
  r2: 6H
  may r1 t1, t2 t1, t1 t2, r2 t3: build up or down in suit wrapping
  may not t4 t3, t3 r2

example An empty pile of the reserve takes one card of the tableau
  r1: 4D
  r3: 2C
  t1: 9S
  t2: 8S
  may t1 r2: spaces take any card from tableau
  may not r1 r2: spaces take any card from tableau
  play t1 r2
  may not t2 r2

example From one foundation to the other
  f1: KS QS JS 10S 9S 8S 7S 6S 5S
  ri1: AS 2S 3S 4S
  f2: KH
  ri2: AH
  may f1 ri1: worry back to rising when card is not king
  may ri1 f1: worry back to falling when card is not ace
  may not ri1 t1, f1 t1
  play f1 ri1
  may not ri1 f2

example The last eight cards go to the tableau
  deal 1
  now each r 6 cards
  now s 56 cards
  play turn, turn, turn, turn
  now s 8 cards
  now each r 14 cards
  play turn
  now each r 14 cards
  now each t 2 cards
