game Tens
also Take Ten
variant of elevens
source PySolFC, Tens

tableau 13

discard
  takes pair totalling 10 from tableau
  takes 4 cards same rank from tableau when card is ten to king
