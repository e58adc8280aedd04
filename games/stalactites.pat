game Stalactites
also Grampus, Old Mole
family FreeCell
source PySolFC, Stalactites

deal
  6 to each tableau
  1 to each foundations

foundations 4
  base any card
  build up in any suit wrapping
  worry back to cells when cards in pile is at least 2

tableau 8
  build none
  spaces stay empty

cells 2

win when foundations full
