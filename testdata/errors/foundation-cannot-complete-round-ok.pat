game House

deal
  bases to foundations
  5 to each tableau

foundations 12
  base two of spades three of hearts four of clubs five of diamonds six of spades seven of hearts eight of clubs nine of diamonds ten of spades jack of hearts queen of clubs king of diamonds
  build up in suit wrapping

tableau 8
  build down in any suit
  move 1 card
  spaces take any card

win when all cards on foundations
