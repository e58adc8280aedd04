game Abandon Hope
variant of knockout
also Knockout Plus
source PySolFC, Abandon Hope
ranks ace to king
option packets 8

example A club leaves, and its place is filled when the packet is dealt
  t1: 8S
  t2: 8H
  t3: 8D
  s: (7S) (7D) (AS) (9C) (AH)
  play turn
  now d: 9C
  now t1: 8S AH
  now t2: 8H 7D
  now t3: 8D AS
