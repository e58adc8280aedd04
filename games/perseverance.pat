game Perseverance
variant of cruel
source PySolFC, Perseverance

foundations
  worry back

tableau
  move sequence

may redeal twice

example Sequences in suit move whole, spaces stay empty
  t1: 9C 8S 7S
  t2: 9S
  t3: 7H
  may t1 t2 2
  play t1 t2
  may not t3 t4

example Two redeals
  t1: 7S 9C
  t2: 8S
  left redeal 1
  play redeal
  may not redeal
