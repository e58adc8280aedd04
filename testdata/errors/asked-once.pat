game Lady
decks 2

deal
  8 aces to foundations
  12 to each tableau
  rest to each reserve when rank of card is pile number # WARNING asked-once "is asked once, of the first card"

foundations 8
  base ace
  build up in any suit

tableau 4
  build none
  spaces stay empty

reserve 12


win when foundations full
