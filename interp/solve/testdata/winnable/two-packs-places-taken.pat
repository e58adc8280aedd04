# deal 4986: clubs begin both foundations above, so that spades need both below
game Two Packs, Places Taken
decks 2
suits spades clubs
ranks ace to three
deal
  1 to each reserve
  rest to each tableau
foundations lower 2
  base ace
  build up in suit
foundations upper 2
  base three
  build down in suit
reserve 2
tableau 3
  build down in any suit
  spaces stay empty
win when foundations full
