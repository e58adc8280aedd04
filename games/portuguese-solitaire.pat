game Portuguese Solitaire
variant of bakers-dozen
source Wikipedia, Baker's Dozen (solitaire): variations

tableau
  spaces take king

example Only a king fills a space, and only from on top
  t1: KC 6D
  t2: 7C
  t3: 9S KH
  t4: 3D QH
  t5: 2C
  t6: 4C
  t7: 5C
  t8: 8C
  t9: 9C
  t10: 10C
  t11: JC
  t12: QC
  may t3 t13: spaces take king
  may not t4 t13, t1 t13: spaces take king

example Kings begin below, so that they come free last
  deal 1
  now t5: KS AS 5S 6C
  now t9: KH 6S 3C JD
