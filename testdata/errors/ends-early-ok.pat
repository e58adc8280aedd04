game Board

deal
  9 9 9 9 8 8 to tableau

foundations 4
  base any card
  build up or down in any suit wrapping either way
  at most 52 cards

tableau 6
  build none
  spaces stay empty

win when tableau empty
