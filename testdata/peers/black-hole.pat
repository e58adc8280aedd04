game Black Hole
source Solvitaire, preset black-hole

deal
  ace of spades to waste
  3 to each tableau

tableau 17
  build none
  spaces stay empty

waste
  build up or down in any suit wrapping

win when all cards in waste
