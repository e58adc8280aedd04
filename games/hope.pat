game Hope
family Hope
source Hoffmann, Patience Games
ranks seven to ace
option wanted clubs or diamonds or hearts or spades
option packets 5 or 4
counter dealt 0 to 8

deal
  rest to stock

tableau 3
  build none
  spaces stay empty

stock
  turn 1 to each tableau until dealt is packets

discard
  takes wanted from tableau at once

after turn
  add 1 to dealt

may redeal twice when dealt is packets
  gather tableau
  shuffle
  set dealt to 0

win when all wanted in discard

example Diamonds are wanted
  option wanted diamonds
  t1: 8S
  t2: 8H
  t3: 8C
  s: (9D) (AS) (AH)
  play turn
  now d: 9D
  now t3: 8C

example Two redeals
  t1: 8S
  counter dealt 5
  left redeal 1
  s: (7S) (7H) (7D)
  play redeal
  now counter dealt 0
  play turn
  may not redeal

example Three rounds of 32 cards
  deal 1
  now s 32 cards

example Cards lie where they were dealt
  t1: 8S
  t2: 7S
  t3: 9S
  may not t2 t1: build none

example With the last wanted card it is won, in the middle of a round
  d: 7C 8C 9C 10C JC QC KC
  t1: 8S
  s: (7S) (AC) (7H)
  play turn
  now won

example And lost when the third round leaves one
  counter dealt 5
  left redeal 0
  d: 7C 8C 9C 10C JC QC KC
  t1: 8S
  s: (AC)
  now lost

example A place that was emptied waits for the next packet
  t1: 8S
  t2: 7S
  may not t2 t3: spaces stay empty
