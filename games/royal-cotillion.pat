game Royal Cotillion
also Lords and Ladies
family Two Decks
source PySolFC, Royal Cotillion
decks 2

deal
  1 to each reserve
  3 to each wing
  rest to stock

foundations odd 4
  suits clubs spades hearts diamonds
  base ace
  build up by 2 in suit wrapping
  worry back to even

foundations even 4
  suits clubs spades hearts diamonds
  base two
  build up by 2 in suit wrapping
  worry back to odd

reserve wing 4

reserve 16
  spaces take any card from waste or stock at once

stock
  turn 1 to waste

waste

win when foundations full

example Odd and even, by twos in suit
  s: (QD)
  odd1: AC
  odd3: AH 3H JH
  even1: 2C
  r1: 3C
  r2: 4C
  r3: QH
  wing1: 5S 3S
  may r1 odd1: build up by 2 in suit wrapping
  may r2 even1: build up by 2 in suit wrapping
  may not r2 odd1, r3 odd3: build up by 2 in suit wrapping
  may not wing1 odd1

example From king to two, and from queen to ace
  odd1: AC 3C 5C 7C 9C JC KC
  even1: 2C 4C 6C 8C 10C QC
  r1: AC
  r2: 2C
  may r2 odd1: build up by 2 in suit wrapping
  may r1 even1: build up by 2 in suit wrapping

example The right wing is filled at once, from the waste first; the left stays empty
  odd1: AC
  w: 9H 8H
  s: (5D)
  wing1: 3C
  r1: 5C
  r2: 4D
  r3: 4H
  r4: 4S
  r5: 6D
  r6: 6H
  r7: 6S
  r8: 7D
  r9: 7H
  r10: 7S
  r11: 10D
  r12: 10H
  r13: 10S
  r14: QD
  r15: QH
  r16: QS
  play wing1 odd1
  now wing1 empty
  play r1 odd1
  now r1: 8H
  now w: 9H
  may not w wing1

example One pass
  w: 9H
  r1: 4D
  r2: 4H
  r3: 4S
  r4: 5D
  r5: 5H
  r6: 5S
  r7: 6D
  r8: 6H
  r9: 6S
  r10: 7D
  r11: 7H
  r12: 7S
  r13: 8D
  r14: 8H
  r15: 8S
  r16: 10S
  s: (2D)
  play turn
  now w: 9H 2D
  may not redeal

example Sixteen on the right, four by three on the left, 76 in the stock
  deal 1
  now r 16 cards
  now each wing 3 cards
  now s 76 cards

example Aces begin the odd, twos the even, each suit in its place
  r1: AS
  r2: 2D
  r3: 3C
  may r1 odd2: base ace
  may r2 even4: base two
  may not r3 odd1: base ace
