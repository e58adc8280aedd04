game Poker Squares
also Poker Square, Poker Solitaire, Poker Patience
family Adding
source Wikipedia, Poker Squares (the American system; 200 points win, as Morehead and Mott-Smith say)

deal
  rest to stock

stock
  top card face up

tableau 5 rows of 5
  build none
  spaces take any card from stock
  hands each row and column
  score 100 for set ten jack queen king ace in suit
  score 75 for 5 cards up in suit
  score 50 for 4 cards same rank
  score 25 for 3 cards same rank and pair same rank
  score 20 for 5 cards same suit
  score 15 for 5 cards up in any suit
  score 15 for set ten jack queen king ace
  score 10 for 3 cards same rank
  score 5 for pair same rank and pair same rank
  score 2 for pair same rank

score hands

win when no spaces in tableau and hands is at least 200

example A card of the stock goes to any space, and stays there
  t1: 9C
  s: 4D
  may s t2, s t25
  may not s t1: build none
  may not t1 t2: spaces take any card from stock

example A royal flush 100, four of a kind 50, a full house 25 and two pairs 5: 180 are too few
  t1: 10S
  t2: JS
  t3: QS
  t4: KS
  t5: AS
  t6: 2H
  t7: 2S
  t8: 2D
  t9: 2C
  t10: 9C
  t11: 3H
  t12: 3S
  t13: 3D
  t14: 5C
  t15: 5D
  t16: 7H
  t17: 7S
  t18: 8D
  t19: 8C
  t20: 10C
  t21: JH
  t22: 4D
  t23: 6H
  t24: 9H
  s: QH
  play s t25
  now not won
  now lost

example The same with a flush, 20, are 200
  t1: 10S
  t2: JS
  t3: QS
  t4: KS
  t5: AS
  t6: 2H
  t7: 2S
  t8: 2D
  t9: 2C
  t10: 9C
  t11: 3H
  t12: 3S
  t13: 3D
  t14: 5C
  t15: 5D
  t16: 7H
  t17: 7S
  t18: 8D
  t19: 8C
  t20: 10C
  t21: JH
  t22: 4H
  t23: 6H
  t24: 9H
  s: QH
  play s t25
  now won
