game Ninety-One
family Adding
source Jim Glenn and Carey Denton, The Treasury of Family Games (Reader's Digest, 2003)

deal
  4 to each tableau

tableau 13
  build any card
  spaces take any card

win when no spaces in tableau and worth of top of tableau is 91

example A card goes on any card, whatever its suit and rank, and into a space
  t1: 2C
  t2: KH 9S
  t3: 4D
  may t2 t1, t2 t3, t2 t4, t1 t3

example Only the top cards count: a jack 11, a queen 12, a king 13
  t1: KH
  t2: QS
  t3: JS
  t4: 10D
  t5: 9D
  t6: 8D
  t7: 7D
  t8: 6D
  t9: 5D
  t10: 4D
  t11: 3D
  t12: KS 2D
  t13: 2H AC
  now won

example A pile without a card is missing, whatever the others count
  t1: KH
  t2: KS
  t3: KD
  t4: KC
  t5: QH
  t6: QS
  t7: QD
  t8: 3D
  now not won

example Fifty-two cards lie out
  deal 1
  now each t 4 cards
