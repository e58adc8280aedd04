game Shifting
variant of sir-tommy
source PySolFC, Shifting

tableau 4
  takes any card from waste
  build down in any suit from tableau
  spaces take king from tableau
  move 1 card

without reserve
