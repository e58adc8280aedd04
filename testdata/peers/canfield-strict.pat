game Canfield, whole piles only
variant of canfield-auto-reserve-then-waste
source Solvitaire, preset canfield-strict

tableau
  move pile
