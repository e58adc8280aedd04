game House
deal
  6 to each tableau
  1 to each reserve

tableau 8
  build none
  spaces stay empty

reserve 4
  plays only to foundations # ERROR undeclared-zone "the game has no foundations"

discard
  takes pair same rank from tableau or reserve

win when all cards in discard
