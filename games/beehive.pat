game Beehive
family One Deck
source solitairelaboratory.com

deal
  10 to hive
  1 to each tableau
  rest to stock

tableau 6
  build same rank
  move sequence
  spaces take any card from hive or waste at once

reserve hive

discard
  takes sequence of 4 same rank from tableau at once

stock
  turn 3 to waste
  redeals unlimited

waste

win when all cards in discard

example Four of a rank leave by themselves, and the hive fills the space
  hive: 2C 9D
  t1: 7S 7H 7D
  t2: KC
  t3: 7C
  t4: 8S
  t5: 9S
  t6: 10S
  play t3 t1
  now t3: 9D
  now t1: 2C
  now hive empty

example Groups move, and the stock goes round without bound
  t1: 7S 7H
  t2: 7D
  t3: KC
  t4: QC
  t5: JC
  t6: 10C
  s: (2C) (3C) (4C) (5C)
  may t1 t2 2
  play turn
  now s 1 card
  play turn
  play redeal
  now s 4 cards
