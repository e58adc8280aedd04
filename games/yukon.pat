game Yukon
family Yukon
source Wikipedia, Yukon (solitaire)

deal
  1 2 3 4 5 6 7 to tableau top face up
  4 to each of tableau 2 to 7

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move any cards
  spaces take king

win when foundations full

example Any face-up card takes along whatever lies on it
  t1: (2C) 9S 4D 7H
  t2: 10D
  t3: 8C
  may t1 t2 3: move any cards
  may t1 t3 1
  may not t1 t3 2: build down in alternating colours
