game Castles in Spain, kings stay
variant of castles-in-spain
source Solvitaire, castles-of-spain, but for cards that come back

deal
  without kings

example Kings stay where they are dealt
  deal 1
  now t5: AS 5S 6C KS
  now t9: 6S KH 3C JD
