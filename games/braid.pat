game Braid
also Der Zopf, Plait, Pigtail
family Napoleon
source PySolFC, Braid
decks 2

deal
  20 to plait
  1 to each field
  1 to each cells
  1 to foundations
  rest to stock

# The second card on any foundation chooses the direction of them all.
foundations 8
  base rank of first card
  build up or down in suit wrapping all one way

reserve plait

reserve field 4
  spaces take any card from plait at once
  spaces take any card from waste or cells when plait empty

cells 8
  takes only from waste

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full

example The first step on a foundation chooses the way of all
  f1: 5S 6S
  f2: 5H
  w: 6H
  c1: 4H
  may w f2
  may not c1 f2

example The braid fills the fields at once
  f1: 5S 6S
  plait1: 2C 9D
  field1: 7S
  field2: KC
  field3: KD
  field4: KH
  play field1 f1
  now field1: 9D
  now plait1: 2C

example Twenty in the braid, four fields, eight cells, the base, 71 in the stock
  deal 1
  now plait1 20 cards
  now each field 1 card
  now each c 1 card
  now f 1 card
  now s 71 cards
