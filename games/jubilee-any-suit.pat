game Jubilee in any suit
variant of jubilee
source Wikipedia, Jubilee (solitaire), which says nothing of suits

foundations
  build in order king ace jack two ten three nine four eight five seven six queen in any suit

example Suits do not matter
  f1: KH
  r1: AS
  r2: JC
  play r1 f1, r2 f1
  now f1: KH AS JC
