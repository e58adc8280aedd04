game Bases
suits spades hearts
ranks ace to four
deal
  rest to each tableau
foundations 2
  base ace two
  build up in suit wrapping
tableau 3
  build none
  spaces stay empty
win when foundations full
