game Sixes and Sevens
family Two Decks
source PySolFC, Sixes and Sevens
decks 2

deal
  8 sevens to rising
  8 sixes to falling
  1 to each reserve
  rest to stock

foundations rising 8
  base seven
  build up in suit
  worry back to reserve

foundations falling 8
  base six
  build down in suit
  worry back to reserve

reserve 9
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
