game Gaps, a suit for each row
variant of gaps-one-deal
source Solvitaire, preset gaps-basic-variant

tableau
  spaces take two of clubs when column is 1 and row is 1
  spaces take two of hearts when column is 1 and row is 2
  spaces take two of spades when column is 1 and row is 3
  spaces take two of diamonds when column is 1 and row is 4
  spaces take up in suit after pile left
