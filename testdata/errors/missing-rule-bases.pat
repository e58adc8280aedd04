game Board

deal
  bases to tableau # ERROR missing-rule "has none"
  3 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces stay empty

win when foundations full
