game Knockout
variant of hope
also Hope Deferred
source PySolFC, Knockout
option wanted clubs

after move to discard
  1 to source

example A club leaves at once, and the next card takes its place
  t1: 8S
  t2: 8H
  t3: 8D
  s: (7S) (7D) (QC) (AS) (9C) (AH)
  play turn
  now d: 9C QC
  now t1: 8S AH
  now t2: 8H 7D
  now t3: 8D AS

example Two redeals, and what is out stays out
  counter dealt 5
  left redeal 1
  d: 9C
  t1: 8S
  t2: 8H
  t3: 8D
  play redeal
  now d: 9C
  now s 3 cards
  play turn
  may not redeal
