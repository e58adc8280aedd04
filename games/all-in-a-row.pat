game All in a Row
also Quasar
family Golf
source PySolFC, All in a Row

deal
  4 to each tableau

foundations
  base any card
  build up or down in any suit wrapping
  at most 52 cards

tableau 13
  build none
  spaces stay empty

win when foundations full
