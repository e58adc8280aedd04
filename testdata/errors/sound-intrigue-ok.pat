game Intrigue
decks 2

deal
  1 queen to tableau 1
  rest to tableau new pile at queen but five to lower but six to upper

foundations lower 8
  base five
  build down in any suit wrapping
  at most 6 cards

foundations upper 8
  base six
  build up in any suit
  at most 6 cards

tableau 8
  build none
  spaces stay empty

win when lower full and upper full
