game Cribbage Square
also Cribbage Squares
family Adding
source Wikibooks, Solitaire card games, Cribbage Square
worth 10 jack queen king

deal
  rest to stock

stock
  top card face up

tableau 4 rows of 4
  build none
  spaces take any card from stock
  hands each row and column with starter
  score 5 for 5 cards same suit
  score 4 for 4 cards same suit from tableau
  score 2 for each cards totalling 15
  score 2 for each pair same rank
  score 1 for each card of 3 to 5 cards up in any suit
  score 1 for each jack from tableau when suit is suit of starter

reserve starter
  spaces take any card from stock at once when no spaces in tableau
  at most 1 card
  hands each pile
  score 2 for jack

score hands

win when starter not empty and hands is at least 61

example The seventeenth card is the starter, and belongs to every hand
  t1: 2D
  t2: 2C
  t3: 2S
  t4: 4C
  t5: 4D
  t6: 4S
  t7: 6C
  t8: 6D
  t9: 6S
  t10: 8C
  t11: 8D
  t12: 8S
  t13: 10C
  t14: 10D
  t15: 10S
  s: (KH) JH QC
  play s t16
  now st: JH

example What lies in the square stays there
  t1: 5H
  s: 4C
  may s t2, s t16
  may not t1 t2: spaces take any card from stock

example Fifteens, pairs, a run in each row and column: far more than 61
  t1: 5H
  t2: 5S
  t3: 5D
  t4: 5C
  t5: 4H
  t6: 4S
  t7: 4D
  t8: 4C
  t9: 6H
  t10: 6S
  t11: 6D
  t12: 6C
  t13: JC
  t14: JS
  t15: JD
  s: 10H JH
  play s t16
  now won
