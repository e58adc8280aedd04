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
