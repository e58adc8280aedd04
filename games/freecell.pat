game FreeCell
also Four Free
family FreeCell
source Wikipedia, FreeCell

deal
  7 7 7 7 6 6 6 6 to tableau

foundations 4
  base ace
  build up in suit

tableau 8
  build down in alternating colours
  move sequence by free cells and spaces
  spaces take any card

cells 4

win when foundations full

example Four cells carry five cards, not six
  t1: 10S 9H 8S 7H 6S 5H
  t2: 10H
  t3: JD
  t4: 6C
  t5: 2S
  t6: 3S
  t7: KC
  t8: QC
  may t1 t4 1
  may not t1 t3 6: move sequence by free cells and spaces

example So they do
  t1: JS 9H 8S 7H 6S 5H
  t2: 10S
  t3: JD
  t4: 6C
  t5: 2S
  t6: 3S
  t7: KC
  t8: QC
  may t1 t2 5: move sequence by free cells and spaces

example With full cells one card at a time
  c1: 2H
  c2: 4H
  c3: 9D
  c4: JC
  t1: 8S 7H
  t2: 9H
  t3: 8C
  t4: 2S
  t5: 3S
  t6: KC
  t7: QC
  t8: 6C
  may t1 t3
  may not t1 t2 2: move sequence by free cells and spaces
  may not t4 c1

example What lies on a foundation stays
  f1: AS
  t1: 2H
  may not f1 t1
