game Sir Tommy, four at a time
variant of sir-tommy
source semicolon.com

foundations
  takes only from reserve when waste empty

stock
  turn 4 to waste when waste empty

example Four cards are turned, and none goes to a foundation before all are laid
  s: (AS) (9H) (2D) (KC)
  play turn
  now w 4 cards
  may not w f1: takes only from reserve when waste empty
  play w r1, w r2, w r3, w r4
  may only r1 f1
