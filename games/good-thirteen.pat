game Good Thirteen
also Thirteens, Die gute Dreizehn
family Adding and Pairing
source Morehead and Mott-Smith, The Complete Book of Solitaire and Patience Games

deal
  1 to each tableau
  rest to stock

tableau 10
  build none
  spaces take any card from stock at once

stock

discard
  takes pair totalling 13 from tableau
  takes king from tableau

win when all cards in discard

example Two cards that make 13, or a king alone
  t1: 10H
  t2: 3S
  t3: KD
  t4: AC
  t5: QC
  t6: 8H
  t7: 5H
  t8: JC
  t9: 2D
  t10: 7C
  may only t1+t2, t3, t5+t4, t6+t7, t8+t9
  may not t3+t4

example Gaps are filled at once, from the left
  t1: 10H
  t2: 3S
  t3: KD
  t4: 2C
  t5: 2H
  t6: 2S
  t7: 2D
  t8: 4C
  t9: 4D
  t10: 4S
  s: (5H) (9C) (7D)
  play t1+t2
  now t1: 7D
  now t2: 9C
  now s: (5H)
  may t3 d

example Ten in a row, 42 in the stock
  deal 1
  now each t 1 card
  now s 42 cards

example No thirteen and no king: lost
  t1: AH
  t2: 2H
  t3: 3H
  t4: 4H
  t5: 5H
  t6: 6H
  t7: AS
  t8: 2S
  t9: 3S
  t10: 4S
  s: (KD)
  now lost

example Fives and eights, aces and queens, of any suit; a king with none
  t1: 8H
  t2: 5H
  t3: KC
  t4: AS
  t5: QS
  may t1+t2, t4+t5: takes pair totalling 13 from tableau
  may t3: takes king from tableau
  may not t3+t4

example Nothing is built on the row
  t1: 8H
  t2: 9S
  may not t1 t2 1: build none

example The last king wins
  d: AS KS QS JS 10S 9S 7S 6S 5S 4S 3S 2S AH KH QH JH 10H 9H 8H 7H 6H 4H 3H 2H AC KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C AD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2D 5H 8S
  t4: KD
  now not won
  play t4
  now won
