game Hard

deal
  4 aces to foundations
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 12
  build down in suit
  move 1 card
  spaces stay empty

# The piles are put together, the first on top, and fours are taken off from the top as they lie: Solitaire Central,
# an older text of Wikipedia, and PySolFC in play. That text calls it a mistake to keep the lowest four of the first pile.
# Dealt card by card, a four comes to lie the other way up; the second deal turns it back.
may redeal
  gather tableau but cards top card first # WARNING no-effect "gathers nothing"
  4 at a time to each tableau
  gather tableau but cards top card first # WARNING no-effect "gathers nothing"
  4 at a time to each tableau

win when foundations full
