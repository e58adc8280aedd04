game Osmosis
also Treasure Trove
family Osmosis
source PySolFC, Osmosis

deal
  4 to each reserve top face up
  1 to foundations
  rest to stock

# A pile takes a rank only after the pile before it has taken one of that rank.
foundations 4
  base rank of first card when not pile left empty
  build same suit when pile number is 1 or same rank in pile left

reserve 4

stock
  turn 3 to waste
  redeals unlimited

waste

win when foundations full
