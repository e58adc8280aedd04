game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  1 to each waste # NOTE no-effect "`each` changes nothing: `waste` is 1 pile"
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king
  spaces take queen from own waste # WARNING no-effect "only pile 1 of `tableau` has an `own waste`"
  spaces take queen from tableau or tableau 3 when stock empty # WARNING no-effect "`tableau` before it names its piles already"
  spaces take jack from tableau 1 to 4 3 when waste empty # WARNING no-effect "`3` changes nothing: `1 to 4` names it already"
  spaces take jack when first waste empty # WARNING no-effect "`first` changes nothing: `waste` is 1 pile"
  spaces take ten when no cards in other waste # WARNING no-effect "all piles of `waste` are others"
  spaces take nine when row 1 of tableau 3 empty # WARNING no-effect "`tableau` is one row"
  spaces take eight when top of tableau 3 empty # WARNING no-effect "`empty` is asked of the whole pile"

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
