game Clock Patience
also Clock Solitaire, Dial, Four of a Kind, Hidden Cards, Travelers
family Clock
source Wikipedia, Clock (card game)

deal
  4 to each tableau face down

tableau 13
  takes pile number from hand at bottom
  exposed card stays down

# The card that has just been turned.
reserve hand

may begin once
  1 from tableau 13 to hand

after move to tableau when top face down
  1 from pile to hand

win when tableau face up and hand empty

example A card goes under the pile of its rank, whose top is the next
  t5: (9S) (10S) (JS) (QS)
  t12: (2C) (3C) (4C) (6C)
  t13: (2H) (5H)
  may only begin
  play begin
  may only hand t5
  play hand t5
  now t5: 5H (9S) (10S) (JS)
  now hand: QS

example Thirteen piles of four, face down
  deal 1
  now each t 4 cards
  may only begin

example With the fourth king turned the game ends: lost while a card lies face down
  left begin 0
  t1: AS AH AC (AD)
  t13: KS KH KC
  hand: KD
  may only hand t13
  play hand t13
  now lost

example All turned: won
  t1: AS AH AC AD
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
  t13: KS KH KC
  hand: KD
  now not won
  play hand t13
  now won
