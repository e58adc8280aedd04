game Lady of the Manor
family Two Decks
source PySolFC, Lady of the Manor
decks 2

deal
  8 aces to foundations
  12 to each lady
  twos to manor 1
  threes to manor 2
  fours to manor 3
  fives to manor 4
  sixes to manor 5
  sevens to manor 6
  eights to manor 7
  nines to manor 8
  tens to manor 9
  jacks to manor 10
  queens to manor 11
  kings to manor 12

foundations 8
  base ace
  build up in any suit

reserve lady 4

reserve manor 12

win when foundations full

example Four piles of twelve, the rest by rank
  deal 1
  now each l 12 cards
  now m 48 cards

example Up in any suit, and nothing comes to the piles
  f1: AS
  f2: AH 2H
  l1: 9C 2D
  m2: 3S 3C
  m7: 8H
  may l1 f1: build up in any suit
  may m2 f2: build up in any suit
  may not m7 f2: build up in any suit
  play l1 f1
  may m2 f1
  may not m2 l1
