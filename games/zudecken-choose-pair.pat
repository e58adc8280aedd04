game Zudecken, pair by pair
variant of quadrat-52
source none found: Wikipedia, Quadrat, read so that one pair is covered at a time

# To set a pair aside and fill its places is to cover it.
discard
  takes pair same suit from tableau
  takes pair same rank from tableau

example A pair of one suit or one rank, as the player likes
  t1: JH
  t2: JS
  t3: 4S
  t4: 9C
  s: (AC) (2C) (3C)
  may only t1+t2, t2+t3
