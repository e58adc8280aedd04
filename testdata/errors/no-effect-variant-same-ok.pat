game House
variant of klondike
about a game that is called so in our house

foundations
  without worry back
