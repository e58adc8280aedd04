game Golf
family Golf
source PySolFC, Golf

deal
  5 to each tableau
  1 to waste
  rest to stock

tableau 7
  build none
  spaces stay empty

stock
  turn 1 to waste

waste
  build up or down in any suit

# A point for each card left; one less for each left in the stock when the tableau is cleared
# (Wikipedia, Golf (patience)). Before that the game goes on until the stock is empty.
score least cards in tableau minus cards in stock

win when tableau empty

example Up or down in any suit, and nothing on a king but a queen
  w: KS
  t1: QH
  t2: AC
  t3: KD
  may t1 w
  may not t2 w, t3 w: build up or down in any suit

example The tableau is not built on
  w: KS
  t1: 9H
  t2: 8C
  may not t2 t1: build none

example A queen goes on a king, and then a jack or a king
  w: KS QH
  t1: KD
  t2: JC
  t3: QD
  may t1 w, t2 w
  may not t3 w

example A space stays empty, and with an empty tableau it is won
  w: 5S
  t1: 6H
  s: (9C)
  now not won
  play t1 w
  now won

example Thirty-five cards lie out, one in the waste, 16 in the stock
  deal 1
  now each t 5 cards
  now w 1 card
  now s 16 cards

example The stock is turned once
  w: 5S
  t1: 9H
  s: (9C)
  play turn
  now w: 5S 9C
  may not turn, redeal
  now lost
