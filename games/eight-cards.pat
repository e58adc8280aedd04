game Eight Cards
variant of good-thirteen
also Acht Karten
source Wikipedia, Acht Karten

tableau 8

reserve ninth

stock
  turn 1 to ninth twice when ninth empty

discard
  takes pair totalling 11 from tableau or ninth
  takes jack or queen or king from tableau or ninth

example Two cards that make 11, or a picture alone
  t1: 7H
  t2: 4S
  t3: JD
  t4: AC
  t5: 2C
  t6: 2S
  t7: 2H
  t8: 3C
  may only t1+t2, t3
  may not t3+t4

example A ninth card twice, while its place is empty
  t1: 7H
  t2: 2C
  t3: 2S
  t4: 2D
  t5: AC
  t6: AS
  t7: AD
  t8: AH
  s: (5S) (QD) (KC)
  play turn
  now n: KC
  may not turn: turn 1 to ninth twice when ninth empty
  play n d, turn
  now n: QD
  play n d
  now n empty
  may not turn: turn 1 to ninth twice when ninth empty

example The ninth card makes eleven with another, and its place is not filled
  t1: 7H
  t2: 2C
  t3: 2S
  t4: 2D
  t5: AC
  t6: AS
  t7: AD
  t8: AH
  s: (5S) (QD) (4C)
  play turn
  now n: 4C
  play n+t1
  now n empty
  now t1: QD
