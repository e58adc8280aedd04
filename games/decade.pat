game Decade
also Ten-Twenty-Thirty
family Adding and Pairing
source Wikipedia, Decade
worth 10 jack queen king

deal
  1 to each of tableau 1 to 3
  rest to stock

tableau 52
  build none
  spaces close up

discard
  takes cards totalling 10 or 20 or 30 from tableau when touching

stock
  turn 1 to first empty tableau

win when all cards in discard
score least cards in tableau

example Neighbours that total ten, twenty or thirty
  t1: 3H
  t2: 7C
  t3: KS
  t4: QD
  may t1 t2
  may t1 t2 t3
  may t3 t4
  may not t1 t3
  play t1 t2
  now t1: KS
  now t2: QD

example Three in a row at first
  deal 3
  now s 49 cards
