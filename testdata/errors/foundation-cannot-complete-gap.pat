game House

deal
  4 to each tableau
  kings to bottom of tableau

foundations 4
  build in order ace two three four five six seven eight ten jack queen king in suit # WARNING foundation-cannot-complete "leaves out the nines"

tableau 13
  build down in any suit
  move 1 card
  spaces stay empty

win when foundations full
