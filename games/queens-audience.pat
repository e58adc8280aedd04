game Queen's Audience
also King's Audience
family One Deck
source Wikipedia, Queen's Audience

deal
  1 to each antechamber
  rest to stock

reserve antechamber
  row * . * . * . * . *
  row * . . . . . . . *
  row * . . . . . . . *
  row * . . . . . . . *
  row * . * . * . * . *
  spaces take any card from waste or stock at once

# The jack lies on the ace.
foundations 4
  suits spades hearts clubs diamonds
  takes set ace jack from antechamber or waste
  build down in suit
  at most 11 cards

discard
  takes pair up in suit from antechamber or waste when rank is queen to king

stock
  turn 1 to waste

waste

win when foundations full and 8 cards in discard

example Couples leave together, from the square and from the waste
  a1: KD
  a2: QD
  a3: JS
  a4: QH
  a5: 3H
  a6: 4H
  a7: 5H
  a8: 6H
  a9: 7H
  a10: 8H
  a11: 3C
  a12: 4C
  a13: 5C
  a14: 6C
  a15: 7C
  a16: 8C
  w: AS
  may a1+a2: takes pair up in suit from antechamber or waste when rank is queen to king
  may a3+w: takes set ace jack from antechamber or waste
  may not a1+a4, w f1
  play a3+w
  now f1: AS JS

example Down on the jack to the two, and the waste fills the place
  f1: AS JS
  a1: 10S
  a2: 9S
  a3: AC
  a4: 9H
  a5: 3H
  a6: 4H
  a7: 5H
  a8: 6H
  a9: 7H
  a10: 8H
  a11: 3C
  a12: 4C
  a13: 5C
  a14: 6C
  a15: 7C
  a16: 8C
  w: KC
  s: (KD)
  may not a2 f1: build down in suit
  may not a3 f3
  play a1 f1
  now a1: KC
  now s 1 card
  play a2 f1
  now a2: KD

example Sixteen in the square, thirty-six in the stock
  deal 1
  now each a 1 card
  now s 36 cards
