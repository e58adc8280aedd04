game Doublets
also Double or Quits
family Numerica
source PySolFC, Doublets

deal
  1 to each reserve but king to bottom of stock replaced
  1 to foundations but king to bottom of stock replaced
  1 to waste
  rest to stock

foundations
  base rank of first card
  build in order ace two four eight three six queen jack nine five ten seven in any suit wrapping
  at most 48 cards

reserve 7
  spaces take any card from waste or stock at once

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
