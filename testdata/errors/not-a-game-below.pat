variant of spider # ERROR not-a-game "a rule file starts with its `game` line, which"
game House

tableau 8

deal
  5 to each tableau top face up
  rest to stock
