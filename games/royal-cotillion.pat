game Royal Cotillion
also Lords and Ladies
family Two Decks
source PySolFC, Royal Cotillion
decks 2

deal
  1 to each reserve
  3 to each wing
  rest to stock

foundations odd 4
  suits clubs spades hearts diamonds
  base ace
  build up by 2 in suit wrapping
  worry back to even

foundations even 4
  suits clubs spades hearts diamonds
  base two
  build up by 2 in suit wrapping
  worry back to odd

reserve wing 4

reserve 16
  spaces take any card from waste or stock at once

stock
  turn 1 to waste

waste

win when foundations full
