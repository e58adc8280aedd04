game Bisley
family Baker's Dozen
source Morehead and Mott-Smith, The Complete Book of Solitaire and Patience Games

deal
  4 aces to lower
  1 to each of tableau 5 to 13
  3 to each tableau

foundations lower 4
  base ace
  build up in suit

foundations upper 4
  base king
  build down in suit

tableau 13
  build up or down in suit
  move 1 card
  spaces stay empty

win when all cards on foundations
