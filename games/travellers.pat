game Travellers
also All Fours, Clock, Four of a Kind, Hidden Cards, Hunt, Sundial
family Clock
source kellscraft.com

deal
  4 to each tableau face down

# The thirteenth packet is the spare: no rank belongs to it.
tableau 13
  takes ace to queen from hand at bottom when rank is pile number
  exposed card stays down
  home pile number

# The card that has just been turned.
reserve hand

discard
  takes king from hand

may begin once
  1 from tableau 13 to hand

after move to tableau
  1 from pile to hand

after move to discard
  1 from tableau 13 to hand

win when hand empty and tableau 1 to 12 home

example It begins with the spare packet, and goes on by itself to a choice of one
  t1: (5S) (6S) (7S) (8S)
  t5: (9S) (10S) (JS) (QS)
  t13: (2C) (3C) (5H)
  may only begin
  play begin
  now hand: 5H
  play hand t5
  now t5: 5H (9S) (10S) (JS)
  now hand: QS

example A king is laid aside for the next of the spare packet
  t1: (5S) (6S) (7S) (8S)
  t13: (2C) (3C) (KH)
  play begin, hand d
  now d: KH
  now hand: 3C

example Thirteen packets of four, face down
  deal 1
  now each t 4 cards
  may only begin

example With the fourth king the spare packet is empty: lost
  t1: (5S) (6S) (7S) (8S)
  d: KS KC KD
  t13: (KH)
  play begin
  now hand: KH
  play hand d
  now lost

example It is won when every packet has its own rank, turned or not
  t1: AS AH AC (AD)
  t2: 2S 2H 2C 2D
  t3: 3S 3H 3C 3D
  t4: 4S 4H 4C 4D
  t5: 5S 5H 5C 5D
  t6: 6S 6H 6C 6D
  t7: 7S 7H 7C 7D
  t8: 8S 8H 8C 8D
  t9: 9S 9H 9C 9D
  t10: 10S 10H 10C 10D
  t11: JS JH JC JD
  t12: QS QH QC QD
  d: KS KH KC
  hand: KD
  now not won
  play hand d
  now won
