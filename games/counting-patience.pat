game Counting Patience
also Abzähl-Patience
family Counting
source Wikipedia, Counting Patience, with the count running on from pass to pass
ranks seven to ace
counter called seven to ace from ace
# How many passes in a row, this one included, have set no card aside.
counter idle 0 to 8 from 1

deal
  rest to stock

# The rows are counted as a pack is that is turned card by card.
stock
  turn 1 to waste
  redeals unlimited

waste

after turn
  add 1 to called
  set idle to 0 when rank of waste is called
  1 from waste to discard when rank of waste is called

after redeal
  add 1 to idle

win when all cards in discard
lose when idle is 8 and stock empty

example A card that is called leaves, the others stay in the waste
  counter called 8
  s: (9S) (8H) (9H) (7H)
  play turn
  now d: 7H
  play turn
  now w: 9H
  play turn
  now w: 9H 8H

example The count runs on in the next pass
  counter called 4
  w: 9S
  s: (KD)
  play turn
  now w: 9S KD
  play redeal, turn
  now w: 9S
  now counter called 6

example Thirty-two cards are counted
  deal 1
  now s 32 cards
  may only turn

example All thirty-two called: won
  counter called 8
  d: AS KS QS JS 10S 9S 8S 7S AH KH QH JH 10H 9H 8H AC KC QC JC 10C 9C 8C 7C AD KD QD JD 10D 9D 8D 7D
  s: (7H)
  play turn
  now won

example Eight passes without a card: lost
  counter called 1
  counter idle 8
  w: KS
  s: (9S)
  play turn
  now lost

example The first row of the book: seven, nine, jack, king and ace leave
  counter called 8
  s: (AD) (KD) (10S) (JH) (8C) (9H) (9C) (7S)
  play turn, turn, turn, turn, turn, turn, turn, turn
  now d: 7S 9H JH KD AD
  now w: 9C 8C 10S
