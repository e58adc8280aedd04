game Cells full
suits spades hearts
ranks ace to four
deal
  all aces to foundations
  rest to each tableau
foundations 2
  base ace
  build up in suit
  worry back to tableau or cells
tableau 2
  build down in any suit
  spaces stay empty
cells 1
win when cells full
