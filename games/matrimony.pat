game Matrimony
family Two Decks
source BVS Solitaire, Matrimony
decks 2

# The packet that is dealt over the others next.
counter packet 1 to 16 from 16

deal
  1 to each tableau
  rest to stock

foundations grooms 4
  suits spades hearts clubs diamonds
  base jack
  build down in suit wrapping

foundations brides 4
  suits spades hearts clubs diamonds
  base queen
  build up in suit wrapping

tableau 16
  build none
  spaces stay empty

stock
  turn 1 to each tableau

may redeal 16 times
  gather tableau packet top card first
  1 to tableau packet
  rest to each tableau
  set packet to packet minus 1

win when foundations full

example The last packet is dealt first, its top card to its own place
  t1: 2C
  t16: 3C 4C 5C
  play redeal
  now t16: 5C
  now t1: 2C 4C
  now t2: 3C
  now counter packet 15
