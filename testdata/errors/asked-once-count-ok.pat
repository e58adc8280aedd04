game Lady
decks 2

deal
  8 aces to foundations
  12 to each tableau
  4 to each reserve but king to tableau 1 when suit is hearts

foundations 8
  base ace
  build up in any suit

tableau 4
  build none
  spaces stay empty

reserve 12


win when foundations full
