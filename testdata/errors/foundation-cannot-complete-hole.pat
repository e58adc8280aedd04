game Hole

deal
  ace of spades to foundations
  3 to each tableau

foundations 1
  base ace of spades
  build up or down in any suit wrapping # WARNING ends-early "is full after 13 cards"

tableau 17
  build none
  spaces stay empty

win when all cards on foundations # ERROR foundation-cannot-complete "`foundations` holds 13 cards"
