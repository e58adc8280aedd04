game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit
  worry back # WARNING no-effect "never takes a card that lies on"

tableau 13
  build none
  spaces stay empty

win when foundations full
