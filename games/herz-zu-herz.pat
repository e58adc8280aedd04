game Herz zu Herz
variant of hope
source PySolFC, Herz zu Herz
option wanted hearts

example A heart leaves at once, and its place stays empty until the next packet
  t1: 8S
  t2: 8C
  t3: 8D
  s: (7S) (7C) (7D) (AS) (9H) (AC)
  play turn
  now d: 9H
  now t2: 8C
  play turn
  now t2: 8C 7C

example Five packets of three, then what is left is shuffled, twice
  counter dealt 5
  left redeal 1
  d: 9H
  t1: 8S 7S
  t2: 8C 7C
  t3: 8D 7D
  s: (AS) (KS)
  may not turn
  play redeal
  now d: 9H
  now t empty
  now s 8 cards
  play turn
  may not redeal
