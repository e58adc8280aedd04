game Herz zu Herz with four packets
variant of herz-zu-herz
source gamesbydarryl.com
option packets 4

example Four packets make a round
  counter dealt 4
  t1: 8S
  s: (7S) (7C) (7D)
  may not turn
  may redeal
