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
