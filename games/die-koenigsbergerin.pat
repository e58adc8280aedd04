game Die Königsbergerin
variant of gypsy
source PySolFC, Die Koenigsbergerin

deal
  3 to each tableau but aces to foundations replaced
  rest to stock

foundations
  without worry back

stock
  turn 1 to each tableau but aces to foundations replaced
