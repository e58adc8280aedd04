game Spanish Patience
variant of bakers-dozen
source Wikipedia, Baker's Dozen (solitaire): variations

tableau
  spaces take any card
