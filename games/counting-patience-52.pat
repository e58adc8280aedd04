game Counting Patience with 52 cards
variant of counting-patience
source Wikipedia, Counting Patience
ranks ace to king
counter called ace to king from king
without counter idle
without after redeal

stock
  redeals 2 shuffled

after turn
  without set

lose when stock empty and discard empty

example A first round in which nothing leaves loses
  counter called 13
  s: (4H)
  play turn
  now lost

example Three passes
  counter called 4
  d: 2H 3H
  w: KS
  left redeal 2
  play redeal, turn, redeal, turn
  may not redeal: redeals 2 shuffled
