game Good Measure
variant of bakers-dozen
source Wikipedia, Baker's Dozen (solitaire): variations

deal
  ace of spades ace of hearts to foundations
  5 to each tableau
  kings to bottom of tableau

tableau 10
