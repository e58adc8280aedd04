game V

deal
  queens to foundations # WARNING foundation-cannot-start "lays queens there"
  rest to stock

foundations 4
  build in order king ace jack two ten three nine four eight five seven six queen in suit

tableau 7
  build down in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
