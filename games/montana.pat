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
