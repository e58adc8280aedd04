game Big Bertha
family Raglan
source PySolFC, Big Bertha
decks 2

deal
  6 to each tableau
  1 to each reserve

foundations 8
  suits spades hearts clubs diamonds spades hearts clubs diamonds
  base ace
  build up in suit
  at most 12 cards
  worry back

foundations court
  base king
  build same rank
  worry back

tableau 15
  build down in alternating colours
  move sequence
  spaces take any card

reserve 14

win when all cards on foundations or court
