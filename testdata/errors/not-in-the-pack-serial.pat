game House
decks 2

deal
  bases to up-pile
  bases to down-pile
  12 to each tableau
  aces to reserve 1
  twos to reserve 2
  threes to reserve 3
  fours to reserve 4
  fives to reserve 5
  sixes to reserve 6
  sevens to reserve 7
  eights to reserve 8
  nines to reserve 9
  tens to reserve 10
  jacks to reserve 11
  jacks to reserve 12 # ERROR not-in-the-pack "no jacks are left"
  kings to reserve 13

foundations up-pile 4
  suits clubs diamonds hearts spades
  base ace
  build up in suit
  worry back to down-pile

foundations down-pile 4
  suits clubs diamonds hearts spades
  base king
  build down in suit
  worry back to up-pile

tableau 4
  build none
  spaces take any card

reserve 13
  move any 1 card

win when foundations full
