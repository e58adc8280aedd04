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
