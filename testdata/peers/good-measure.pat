game Good Measure, the first two aces
variant of good-measure-AS-AH

deal
  2 aces to foundations
  5 to each tableau
  kings to bottom of tableau
