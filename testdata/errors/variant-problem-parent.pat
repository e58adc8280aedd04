game House
variant of Klondike # ERROR variant-problem "there is no game"

tableau
  build down in suit

stock
  turn 2 to waste # WARNING unused-name "no line asks for it"
