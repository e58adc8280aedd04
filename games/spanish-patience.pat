game Spanish Patience
variant of bakers-dozen
source Wikipedia, Baker's Dozen (solitaire): variations

tableau
  spaces take any card

example Any card may fill a space, by choice
  t1: 6D
  t2: 7C
  t3: 9S 2H
  play t1 t2
  now t1 empty
  may t3 t1: spaces take any card

example Foundations in suit
  f1: AS
  t1: 2H
  may not t1 f1: build up in suit

example Kings are below after the deal, as in Baker's Dozen
  deal 1
  now t5: KS AS 5S 6C
  now t9: KH 6S 3C JD
