game Black Hole
family Golf
source Wikipedia, Black Hole (solitaire)

deal
  ace of spades to foundations
  3 to each tableau

foundations
  base ace of spades
  build up or down in any suit wrapping
  at most 52 cards

tableau 17
  build none
  spaces stay empty

win when foundations full
