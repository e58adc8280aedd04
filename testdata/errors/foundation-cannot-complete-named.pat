game Named Twice
decks 2

deal
  8 kings to foundations
  3 to each reserve
  rest to stock

foundations 8
  build in order king king jack two ten three nine four eight five seven six queen in suit # ERROR foundation-cannot-complete "needs 16 kings, but the pack has 8"

reserve 8

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
