game Elevens
also Eleven Away
family Pairing
source PySolFC, Elevens

deal
  1 to each tableau
  rest to stock

tableau 9
  build none
  spaces take any card from stock at once

stock

discard
  takes pair totalling 11 from tableau
  takes set jack queen king from tableau

win when all cards in discard

example Two that make eleven, or jack, queen and king together
  t1: 7S
  t2: 4H
  t3: JS
  t4: QH
  t5: KH
  t6: AC
  t7: AD
  t8: AS
  t9: AH
  may only t1+t2, t3+t4+t5
  may not t3+t6
