game Jubilee in any suit
variant of jubilee
source Wikipedia, Jubilee (solitaire), which says nothing of suits

foundations
  build in order king ace jack two ten three nine four eight five seven six queen in any suit
