game Big Ben
family Clock
source solitaireforever.com
decks 2

deal
  bases to early
  bases to late
  3 to each tableau
  rest to stock

# Nine to twelve o'clock.
foundations early 4
  suits clubs hearts spades diamonds
  base two three four five
  build up in suit wrapping
  at most 8 cards

# One to eight o'clock.
foundations late 8
  suits clubs hearts spades diamonds clubs hearts spades diamonds
  base six seven eight nine ten jack queen king
  build up in suit wrapping
  at most 9 cards

# From twelve o'clock on.
tableau 12
  build down in suit wrapping when cards in pile is at least 3
  spaces stay empty

stock
  turn 1 to waste when cards in each tableau is at least 3

may fill when not cards in each tableau is at least 3
  1 to each tableau when cards in pile is at most 2
  1 to each tableau when cards in pile is at most 2
  1 to each tableau when cards in pile is at most 2

waste

win when foundations full

example What lies out, and where
  deal 1
  now early1: 2C
  now early4: 5D
  now late1: 6C
  now late8: KD
  now each t 3 cards
  now s 56 cards

example A pile of fewer than three takes no card, and the stock is not turned then
  t1: 9S 8H
  t2: 5C 4C 7H
  t3: 9D 9C 8C
  s: (AS)
  may not t2 t1: build down in suit wrapping when cards in pile is at least 3
  may not turn: turn 1 to waste when cards in each tableau is at least 3
