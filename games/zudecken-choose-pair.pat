game Zudecken, pair by pair
variant of quadrat-52
source none found: Wikipedia, Quadrat, read so that one pair is covered at a time

# To set a pair aside and fill its places is to cover it.
discard
  takes pair same suit from tableau
  takes pair same rank from tableau
