game Pyramid
family Pairing
source PySolFC, Pyramid

deal
  1 to each tableau
  1 to waste
  rest to stock

tableau
  row . . . . . . * . . . . . .
  row . . . . . * . * . . . . .
  row . . . . * . * . * . . . .
  row . . . * . * . * . * . . .
  row . . * . * . * . * . * . .
  row . * . * . * . * . * . * .
  row * . * . * . * . * . * . *
  covered by next row
  build none
  spaces stay empty

discard
  takes pair totalling 13 from tableau or waste or stock
  takes king from tableau or waste or stock

stock
  top card face up
  turn 1 to waste
  redeals 2

waste

win when all cards in discard

example Two open cards that make 13, a covered one not
  t1: 10H
  t22: KS
  t23: 9C
  t24: 4D
  t25: 3S
  w: 8H
  may t22
  may t23+t24
  may not t24+t25: takes pair totalling 13 from tableau or waste or stock

example A card is covered while one of two lies on it
  t16: 9C
  t22: 4D
  t23: 5H
  may not t16+t22: covered by next row
  may not t16+t23

example What is open goes with the waste and with the stock; a king alone
  t22: 8H
  t23: KD
  w: 5C
  s: 5D
  may t22+w, t22+s: takes pair totalling 13 from tableau or waste or stock
  may t23: takes king from tableau or waste or stock

example The waste is turned over twice
  w: 2C 3C
  t22: 8H
  left redeal 1
  play redeal, turn
  now w: 2C
  play turn
  may not redeal: redeals 2

example A pyramid of 28, one card in the waste, 23 in the stock
  deal 1
  now each t 1 card
  now t 28 cards
  now w 1 card
  now s 23 cards
