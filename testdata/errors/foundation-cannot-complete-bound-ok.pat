game House
decks 2

deal
  bases to climbing
  bases to odd
  bases to even
  1 to each reserve
  rest to stock

foundations climbing 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit

foundations odd 4
  suits spades hearts clubs diamonds
  base ace
  build up by 2 in suit
  at most 6 cards

foundations even 4
  suits spades hearts clubs diamonds
  base two
  build up by 2 in suit

foundations lone 4
  suits spades hearts clubs diamonds
  base king
  build none

reserve 16
  spaces take any card from waste or stock at once

stock
  turn 1 to waste

waste

win when all cards on foundations
