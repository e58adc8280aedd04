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
