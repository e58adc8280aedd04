game Closed

deal
  1 to each tableau
  rest to stock

tableau 5 rows of 5
  build none
  spaces stay empty

stock

discard
  takes pair same rank from tableau when touching

may consolidate
  close up stock # WARNING no-effect "`close up stock` changes nothing: it is 1 pile"
  1 to each empty tableau

win when all cards in discard
