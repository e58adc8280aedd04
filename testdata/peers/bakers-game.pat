game Baker's Game, card by card
variant of free-cell
source Solvitaire, preset bakers-game

tableau
  build down in suit
