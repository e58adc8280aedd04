game Baker's Game
variant of freecell
source Wikipedia, Baker's Game

tableau
  build down in suit
