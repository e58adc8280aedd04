game Good Measure
variant of bakers-dozen
source Wikipedia, Baker's Dozen (solitaire): variations

deal
  ace of spades ace of hearts to foundations
  5 to each tableau
  kings to bottom of tableau

tableau 10

example Two aces lie out, ten piles of five
  deal 3
  now f1: AS
  now f2: AH
  now f3 empty
  now each t 5 cards

example Spaces stay empty
  t1: 6D
  t2: 7C
  t3: 9S KH
  play t1 t2
  may not t3 t1

example The other two aces and all kings lie in the piles, kings below
  deal 1
  now t 50 cards
  now f3 empty
  now f4 empty
