game Nestor
family Pairing
source PySolFC, Nestor

deal
  6 to each tableau but any card to bottom of stock replaced when same rank in pile
  1 to each reserve

tableau 8
  build none
  spaces stay empty

reserve 4

discard
  takes pair same rank from tableau or reserve

win when all cards in discard

example Two of a rank, from the piles or the four cards aside
  t1: 7S KH
  t2: 7H
  r1: KC
  r2: 9C
  may t1+r1: takes pair same rank from tableau or reserve
  may not t2+r2: takes pair same rank from tableau or reserve

example Eight piles of six, none with two of a rank
  deal 1
  now each t 6 cards
  now each r 1 card
