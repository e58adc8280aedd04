game Lady
decks 2

deal
  8 aces to foundations
  12 to each tableau
  rest to stock

foundations 8
  base ace
  build up in any suit

tableau 4
  build none
  spaces stay empty

reserve 12
  takes any card from stock at once when rank of card is pile number


win when foundations full
