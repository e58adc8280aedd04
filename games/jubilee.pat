game Jubilee
variant of sir-tommy
source Wikipedia, Jubilee (solitaire); McNeely
decks 2

deal
  8 kings to foundations
  rest to stock

foundations 8
  without base
  build in order king ace jack two ten three nine four eight five seven six queen in suit

may redeal twice when stock empty and waste empty
  gather reserve
