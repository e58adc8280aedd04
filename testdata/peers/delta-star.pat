game Delta Star
variant of alpha-star
source Solvitaire, preset delta-star

tableau
  move 1 card
