game Backbone
decks 2

deal
  11 to left-bone
  11 to right-bone
  1 to each tableau
  rest to stock

foundations 8
  base ace
  build up in suit

reserve left-bone
  plays only to foundations

reserve right-bone
  plays only to foundations

tableau 8
  build down in suit
  spaces take any card from waste
  spaces take any card from stock at once when waste empty

stock
  turn 1 to waste
  redeals 1

waste

win when foundations full
