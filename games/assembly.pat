game Assembly
variant of sir-tommy
source PySolFC, Assembly

deal
  1 to each tableau
  rest to stock

foundations
  worry back

tableau 4
  build down in any suit
  spaces take any card from waste
  move 1 card

stock
  turn 1 to waste

without reserve
