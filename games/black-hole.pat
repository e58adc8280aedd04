game Black Hole
family Golf
source Wikipedia, Black Hole (solitaire)

deal
  ace of spades to foundations
  3 to each tableau

foundations
  base ace of spades
  build up or down in any suit wrapping
  at most 52 cards

tableau 17
  build none
  spaces stay empty

win when foundations full

example Up or down in any suit, king and ace are neighbours
  f1: AS
  t1: 9H KD
  t2: 2C
  t3: 3C
  may t1 f1, t2 f1: build up or down in any suit wrapping
  may not t3 f1: build up or down in any suit wrapping
  may not t3 t1: build none

example Seventeen fans of three round the ace of spades
  deal 1
  now each t 3 cards
  now f1: AS

example No neighbour of the top card left: lost
  f1: AS
  t1: 9H 7D
  t2: 4C
  now lost

example The hole with all cards wins, not with fewer
  f1: AS 2H
  t1: 3H
  play t1 f1
  now not won
