game Leoni's Own
also Weavers
family Weaving
source Wikipedia, Leoni's Own
decks 2

# A card of the number of its packet is an exile.
deal
  bases to ascending
  bases to descending
  rest to each tableau but any card to exiles replaced when rank is pile number
  face down exiles

# What is drawn goes out at once if it fits; the packets' cards go when the player wants it. Books do not say whether
# the card in the hand may be woven although it fits: here it may not.
foundations ascending 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit
  build up in suit from hand at once
  worry back to descending

foundations descending 4
  suits spades hearts clubs diamonds
  base king
  build down in suit
  build down in suit from hand at once
  worry back to ascending

# The thirteenth packet lies spread: any of its cards may be played.
tableau 13
  takes any card from hand at bottom when rank is pile number
  move any 1 card when pile number is 13

reserve exiles
  exposed card stays down

# The card that has just been taken up.
reserve hand

may weave when hand empty and no playable card in tableau
  1 from exiles to hand face up

# A king stays where it is laid, and the next exile is drawn for it.
after move to tableau
  1 from pile to hand when pile number is not 13 and no playable card in tableau

may redeal twice when exiles empty and hand empty
  gather tableau last pile first
  rest to each tableau but any card to exiles replaced when rank is pile number
  face down exiles

win when foundations full

example No packet is dealt a card of its number; those lie face down apart
  deal 3
  now e: (8D) (5D) (7S) (9H) (4D) (10S) (2H) (8S)
  now t9: JC 3S 6C 8C 7D 2H 8H
  may only t10 d1

example Of the thirteenth packet any card is played, of others the top card
  a1: AS
  t5: 2S 9C
  t13: 2S 9D
  may 2S a1
  may not t5 a1

example A reversal passes the top cards of two foundations of a suit, but never their bases
  a2: AH 2H 3H 4H 5H 6H
  d2: KH QH JH 10H 9H 8H 7H
  may a2 d2
  may d2 a2
  play a2 d2

example An exile that does not fit goes under its packet, and the top card of that comes into the hand
  a1: AS
  e: (7H)
  t7: 5C 9D
  t9: 3C
  play weave, hand t7
  now t7: 7H 5C
  now hand: 9D

example It is woven until a card fits, and the last one taken up is laid under its packet
  a1: AS
  e: (7H)
  t7: 2S 9D
  t9: 3C
  play weave, hand t7
  may t7 a1
  may not weave
  play hand t9
  now t9: 9D 3C
  now hand empty

example An exile that fits goes out
  a1: AS
  e: (2S)
  t2: 9D
  play weave
  now a1: AS 2S
  now hand empty

example A king stays with the thirteenth packet
  e: (KH)
  t13: 5C
  play weave, hand t13
  now t13: KH 5C
  now hand empty

example A redeal takes up the packets from the last to the first, and deals as before
  t1: 3C 4D
  t2: 5H
  t13: 9S
  play redeal
  now t1: 9S
  now t2: 5H
  now e: (3C)
  now t3: 4D
  now left redeal 1

example A base starts its pile, whatever was laid out before
  t5: 9C AC
  t6: 9D KD
  may t5 a3: base ace
  may t6 d4: base king

example The card in the hand goes down on a descending pile as well
  d1: KS
  e: (QS)
  t12: 9D
  play weave
  now d1: KS QS

example The last card woven in wins
  a1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS
  a2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH
  a3: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC
  a4: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD
  d1: KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS
  d2: KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H AH
  d3: KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C AC
  d4: KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2D
  t13: AD
  now not won
  play t13 d4
  now won
