game Montana
also Gaps, Vacancies
family Montana
source PySolFC, Montana

deal
  1 to each tableau
  all aces from tableau to discard

# The gaps of a redeal lie right of the cards that stay, one a row.
tableau 4 rows of 13
  build none
  spaces take two when column is 1
  spaces take up in suit after pile left
  home two when column is 1
  home up in suit after pile left when pile left home

discard

may redeal twice
  gather tableau but home cards
  shuffle
  1 to each empty tableau when pile left empty

win when tableau home

example A gap takes what follows its left neighbour in suit, the first of a row any two
  t1: 5H
  t3: 6H
  t5: 6S
  t7: KS
  t9: 2D
  may t3 t2: spaces take up in suit after pile left
  may not t5 t2: spaces take up in suit after pile left
  may t9 t14: spaces take two when column is 1
  may not t3 t14: spaces take two when column is 1
  may not t3 t8

example A redeal leaves the rows that are begun
  left redeal 2
  t1: 2H
  t2: 3H
  t4: 9C
  t5: KD
  play redeal
  now t1: 2H
  now t2: 3H
  now t3 empty

example Behind a king nothing goes, nor behind a gap
  t1: KS
  t3: 4H
  t5: 5H
  t8: 2C
  may not t5 t2, t3 t7: spaces take up in suit after pile left

example Aces leave, forty-eight cards lie in four rows of thirteen
  deal 1
  now t 48 cards
  now d 4 cards

example Rows of two to king in suit win
  t1: 2S
  t2: 3S
  t3: 4S
  t4: 5S
  t5: 6S
  t6: 7S
  t7: 8S
  t8: 9S
  t9: 10S
  t10: JS
  t11: QS
  t12: KS
  t14: 2H
  t15: 3H
  t16: 4H
  t17: 5H
  t18: 6H
  t19: 7H
  t20: 8H
  t21: 9H
  t22: 10H
  t23: JH
  t24: QH
  t25: KH
  t27: 2C
  t28: 3C
  t29: 4C
  t30: 5C
  t31: 6C
  t32: 7C
  t33: 8C
  t34: 9C
  t35: 10C
  t36: JC
  t37: QC
  t38: KC
  t40: 2D
  t41: 3D
  t42: 4D
  t43: 5D
  t44: 6D
  t45: 7D
  t46: 8D
  t47: 9D
  t48: 10D
  t49: JD
  t50: QD
  t52: KD
  now not won
  play t52 t51
  now won
