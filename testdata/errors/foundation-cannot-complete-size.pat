game House
decks 2

deal
  1 to each tableau
  1 to each reserve
  rest to stock

foundations 8
  base ace
  build up in any suit from tableau when cards in pile is at most 10 # ERROR foundation-cannot-complete "ever has more than 11 cards"
  build up in any suit from reserve when cards in pile is 12

reserve 8

tableau 8
  build none
  spaces stay empty

stock
  turn 1 to each tableau

win when foundations full
