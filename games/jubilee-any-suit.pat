game Jubilee in any suit
variant of jubilee

foundations
  build in order king ace jack two ten three nine four eight five seven six queen in any suit
