game Fickle
decks 2

deal
  bases to rising
  bases to falling
  8 to each tableau

foundations rising 4
  base ace of clubs ace of spades ace of hearts ace of diamonds
  build up in suit
  worry back
  worry back to falling

foundations falling 4
  base king of clubs king of spades king of hearts king of diamonds
  build down in suit
  worry back
  worry back to rising

tableau 12
  build up or down in suit
  move 1 card
  spaces take any card

stock

may redeal twice
  gather tableau
  rest to each tableau

win when foundations full
